import { Field, FieldError } from '../../components/form/Field';
import { FormNote } from '../../components/form/FormNote';
import { FormStatus } from '../../components/form/FormStatus';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { errorId, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import type { Account } from '../../session/auth-state';
import { signUp } from '../../session/operations';
import { SignedInOffer } from '../../session/SignedInOffer';
import { calendarDate, invalidBirthdayField, MONTHS } from '../../shared/birthday';
import { EMAIL_MAX_LENGTH } from '../../shared/email';
import { NAME_MAX_LENGTH } from '../../shared/name';
import {
  checkSignUp,
  type SignUpErrors,
  type SignUpFields,
  signUpFieldsSchema,
} from '../../shared/sign-up';
import css from './sign-up.module.css';

type SignedUp = { readonly account: Account; readonly fields: SignUpFields };

export function SignUpForm(props: {
  readonly onSuccess: (account: Account, fields: SignUpFields) => void;
}) {
  const form = useForm<SignedUp, keyof SignUpErrors>({
    submit: async (typed) => {
      const fields = signUpFieldsSchema.parse(Object.fromEntries(typed));
      const today = calendarDate(new Date());
      const checked = checkSignUp(fields, today);
      if (!checked.ok) return { ...checked, invalidField: invalidBirthdayField(fields, today) };
      const signedUp = await signUp(checked.value);
      return signedUp.ok
        ? { ok: true, value: { account: signedUp.value, fields: checked.value } }
        : signedUp;
    },
    onSuccess: ({ account, fields }) => props.onSuccess(account, fields),
  });

  return (
    <>
      <form {...form.formProps}>
        <p className={css.required}>{copy.signUp.required}</p>
        <Field
          label={copy.fields.name}
          state={form.field('name')}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
        />
        <Field
          label={copy.fields.email}
          state={form.field('email')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
        />
        <PasswordField
          label={copy.fields.password}
          hint={copy.passwordHint}
          state={form.field('password')}
          autoComplete="new-password"
          pending={form.pending}
        />
        <fieldset
          className={css.birthday}
          aria-describedby={form.error('birthday') && errorId('birthday')}
        >
          <legend>{copy.fields.birthday}</legend>
          <div className={css.date}>
            <Field
              label={copy.fields.birthMonth}
              state={form.field('birthMonth', 'birthday')}
              showsError={false}
              autoComplete="bday-month"
              options={MONTHS}
            />
            <Field
              label={copy.fields.birthDay}
              state={form.field('birthDay', 'birthday')}
              showsError={false}
              placeholder={copy.signUp.dayPlaceholder}
              autoComplete="bday-day"
              inputMode="numeric"
            />
            <Field
              label={copy.fields.birthYear}
              state={form.field('birthYear', 'birthday')}
              showsError={false}
              placeholder={copy.signUp.yearPlaceholder}
              autoComplete="bday-year"
              inputMode="numeric"
            />
          </div>
          <FieldError slot="birthday" error={form.error('birthday')} />
        </fieldset>
        <FormNote>{copy.signUp.consent}</FormNote>
        <SubmitButton
          label={copy.signUp.submit}
          pendingLabel={copy.signUp.pending}
          pending={form.pending}
        />
        <FormStatus {...form.status} pending={form.pending} pendingLabel={copy.signUp.pending} />
      </form>
      {/* A pending submit signs the user in, so the offer would appear for a moment. */}
      {!form.pending && <SignedInOffer />}
    </>
  );
}
