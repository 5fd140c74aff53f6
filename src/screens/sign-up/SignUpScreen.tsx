import { Link, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { Field, FieldError } from '../../components/form/Field';
import { FormNote } from '../../components/form/FormNote';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { errorId, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import type { UsernameState } from '../../session/navigation-state';
import { signUp } from '../../session/operations';
import { SignedInOffer } from '../../session/SignedInOffer';
import { calendarDate, MONTHS } from '../../shared/birthday';
import { EMAIL_MAX_LENGTH } from '../../shared/credentials';
import { NAME_MAX_LENGTH } from '../../shared/name';
import { checkSignUp, type SignUpErrors, signUpFieldsSchema } from '../../shared/sign-up';
import css from './sign-up.module.css';

export default function SignUpScreen() {
  const navigate = useNavigate();
  const form = useForm<UsernameState, keyof SignUpErrors>({
    submit: async (typed) => {
      const fields = signUpFieldsSchema.parse(Object.fromEntries(typed));
      const checked = checkSignUp(fields, calendarDate(new Date()));
      if (!checked.ok) return checked;
      const signedUp = await signUp(checked.value);
      if (!signedUp.ok) return signedUp;
      const { name, birthMonth, birthDay, birthYear } = checked.value;
      const { uid: UID, email } = signedUp.value;
      return { ok: true, value: { name, birthMonth, birthDay, birthYear, UID, email } };
    },
    onSuccess: (state) => navigate(paths.username, { state }),
  });

  return (
    <AccountCard title={copy.signUp.title} heading={copy.signUp.heading}>
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
              autoComplete="bday-month"
              options={MONTHS}
            />
            <Field
              label={copy.fields.birthDay}
              state={form.field('birthDay', 'birthday')}
              placeholder={copy.signUp.dayPlaceholder}
              autoComplete="bday-day"
              inputMode="numeric"
            />
            <Field
              label={copy.fields.birthYear}
              state={form.field('birthYear', 'birthday')}
              placeholder={copy.signUp.yearPlaceholder}
              autoComplete="bday-year"
              inputMode="numeric"
            />
          </div>
          <FieldError slot="birthday" error={form.error('birthday')} />
        </fieldset>
        <FormNote>{copy.signUp.consent}</FormNote>
        <SubmitButton form={form} copy={copy.signUp} />
      </form>
      {/* A pending submit signs the user in, so the offer would appear for a moment. */}
      {!form.pending && <SignedInOffer />}
      <p>
        {copy.signUp.registered} <Link to={paths.logIn}>{copy.signUp.logIn}</Link>
      </p>
    </AccountCard>
  );
}
