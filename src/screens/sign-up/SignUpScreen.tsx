import { Link, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { HelpLink } from '../../components/account-card/HelpLink';
import { Field, FieldGroup } from '../../components/form/Field';
import { FormNote } from '../../components/form/FormNote';
import { FormStatus } from '../../components/form/FormStatus';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useForm } from '../../components/form/use-form';
import { useNewPassword } from '../../components/form/use-new-password';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import * as drafts from '../../session/drafts';
import { type UsernameState, usernameState } from '../../session/navigation-state';
import { signUp } from '../../session/operations';
import { SignedInOffer } from '../../session/SignedInOffer';
import { calendarDate, MONTHS } from '../../shared/birthday';
import type { Outcome } from '../../shared/form-error';
import { signUpForm } from '../../shared/form-fields';
import { NAME_MAX_LENGTH } from '../../shared/name';
import { checkSignUp, type SignUpSlot, signUpFieldsSchema } from '../../shared/sign-up';
import { EmailField, useEmailSuggestion } from './EmailField';
import css from './sign-up.module.css';

export default function SignUpScreen() {
  const navigate = useNavigate();
  const suggested = useEmailSuggestion();
  const newPassword = useNewPassword();
  const form = useForm({
    fields: signUpForm,
    drafts,
    submit: async (read): Promise<Outcome<UsernameState, SignUpSlot>> => {
      const fields = signUpFieldsSchema.parse({
        name: read('name'),
        email: read('email'),
        password: read('password'),
        birthMonth: read('birthMonth'),
        birthDay: read('birthDay'),
        birthYear: read('birthYear'),
      });
      const checked = checkSignUp(fields, calendarDate(new Date()));
      if (checked.kind !== 'ok') return checked;
      const signedUp = await signUp(checked.value);
      if (signedUp.kind !== 'ok') return signedUp;
      const { uid, email } = signedUp.value;
      const { name, birthMonth, birthDay, birthYear } = checked.value;
      return { kind: 'ok', value: { name, birthMonth, birthDay, birthYear, uid, email } };
    },
    onSuccess: (state) => navigate(paths.username, { state: usernameState(state) }),
  });

  const { suggestion } = suggested;
  const notes = [suggestion && accountCopy.signUp.didYouMean(suggestion), newPassword.note].filter(
    Boolean,
  );

  return (
    <AccountCard title={accountCopy.signUp.title} heading={accountCopy.signUp.heading}>
      <form {...form.formProps}>
        <p className={css.required}>{accountCopy.signUp.required}</p>
        <Field
          label={accountCopy.fields.name}
          state={form.field('name')}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
        />
        <EmailField state={form.field('email')} suggested={suggested} />
        <PasswordField
          label={accountCopy.fields.password}
          state={form.field('password')}
          {...newPassword.field}
        />
        <FieldGroup
          label={accountCopy.fields.birthday}
          slot="birthday"
          error={form.error('birthday')}
        >
          <div className={css.date}>
            <Field
              label={accountCopy.fields.birthMonth}
              state={form.field('birthMonth', 'birthday')}
              autoComplete="bday-month"
              options={MONTHS}
            />
            <Field
              label={accountCopy.fields.birthDay}
              state={form.field('birthDay', 'birthday')}
              placeholder={accountCopy.signUp.dayPlaceholder}
              autoComplete="bday-day"
              inputMode="numeric"
            />
            <Field
              label={accountCopy.fields.birthYear}
              state={form.field('birthYear', 'birthday')}
              placeholder={accountCopy.signUp.yearPlaceholder}
              autoComplete="bday-year"
              inputMode="numeric"
            />
          </div>
        </FieldGroup>
        <FormNote>{accountCopy.signUp.consent}</FormNote>
        <SubmitButton form={form} copy={accountCopy.signUp} />
        <FormStatus form={form} copy={accountCopy.signUp} note={notes.join(' ') || undefined} />
      </form>
      {/* A pending submit signs the user in, so the offer would appear for a moment. */}
      {!form.pending && <SignedInOffer />}
      <p>
        {accountCopy.signUp.registered} <Link to={paths.logIn}>{accountCopy.signUp.logIn}</Link>
      </p>
      <HelpLink />
    </AccountCard>
  );
}
