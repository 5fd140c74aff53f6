import { Field, FieldError, SelectField } from '../../components/form/Field';
import { FormNote } from '../../components/form/FormNote';
import { FormStatus } from '../../components/form/FormStatus';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { errorId, useForm } from '../../components/form/use-form';
import { account as words } from '../../content/account';
import type { Account } from '../../session/account';
import { closeAgeGate, isAgeGateClosed } from '../../session/age-gate';
import { signUp } from '../../session/operations';
import { SignedInOffer } from '../../session/SignedInOffer';
import { calendarDate, isUnderAge, MONTHS } from '../../shared/birthday';
import { EMAIL_MAX_LENGTH } from '../../shared/email';
import { messages } from '../../shared/messages';
import { NAME_MAX_LENGTH } from '../../shared/name';
import {
  checkSignUp,
  type SignUpErrors,
  type SignUpFields,
  signUpFieldsSchema,
} from '../../shared/sign-up';
import css from './sign-up.module.css';

export function SignUpForm(props: {
  readonly onSuccess: (account: Account, fields: SignUpFields) => void;
}) {
  const form = useForm<keyof SignUpErrors>(async (typed) => {
    const fields = signUpFieldsSchema.parse(Object.fromEntries(typed));
    const today = calendarDate(new Date());
    const checked = checkSignUp(fields, today);
    if (!checked.ok) {
      // An age that was not answered, because something else was, is none that was told.
      if (checked.errors.birthday && isUnderAge(fields, today)) closeAgeGate();
      return checked.errors;
    }
    if (isAgeGateClosed()) return { birthday: messages.tooYoung };

    const signedUp = await signUp(checked.value);
    if (!signedUp.ok) return signedUp.errors;
    props.onSuccess(signedUp.value, checked.value);
    return undefined;
  });

  return (
    <>
      <form {...form.formProps}>
        <Field
          label={words.fields.name}
          state={form.field('name')}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
        />
        <Field
          label={words.fields.email}
          state={form.field('email')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
        />
        <PasswordField
          label={words.fields.password}
          state={form.field('password')}
          autoComplete="new-password"
          pending={form.pending}
        />
        <fieldset
          className={css.birthday}
          aria-describedby={form.error('birthday') && errorId('birthday')}
        >
          <legend>{words.fields.birthday}</legend>
          <div className={css.date}>
            <SelectField
              label={words.fields.birthMonth}
              state={form.field('birthMonth', 'birthday')}
              showsError={false}
              autoComplete="bday-month"
              options={MONTHS}
            />
            <Field
              label={words.fields.birthDay}
              state={form.field('birthDay', 'birthday')}
              showsError={false}
              placeholder={words.signUp.dayPlaceholder}
              autoComplete="bday-day"
              inputMode="numeric"
              maxLength={2}
            />
            <Field
              label={words.fields.birthYear}
              state={form.field('birthYear', 'birthday')}
              showsError={false}
              placeholder={words.signUp.yearPlaceholder}
              autoComplete="bday-year"
              inputMode="numeric"
              maxLength={4}
            />
          </div>
          <FieldError slot="birthday" error={form.error('birthday')} />
        </fieldset>
        <FormNote>{words.signUp.consent}</FormNote>
        <SubmitButton
          label={words.signUp.submit}
          pendingLabel={words.signUp.pending}
          pending={form.pending}
        />
        <FormStatus
          error={form.error('formFields')}
          pending={form.pending && words.signUp.pending}
        />
      </form>
      {/* Not to somebody who is on the way in. */}
      {!form.pending && <SignedInOffer />}
    </>
  );
}
