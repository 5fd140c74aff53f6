import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { HelpLink } from '../../components/account-card/HelpLinks';
import { ErrorText, Field } from '../../components/form/Field';
import { FormFooter } from '../../components/form/FormFooter';
import formCss from '../../components/form/form.module.css';
import { errorId } from '../../components/form/form-failure';
import { PasswordField, useNewPassword } from '../../components/form/PasswordField';
import { useForm } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { signUp } from '../../session/account-operations';
import * as drafts from '../../session/drafts';
import { toUsernameState, type UsernameState } from '../../session/navigation-state';
import { SignedInOffer } from '../../session/SignedInOffer';
import { MONTHS } from '../../shared/birthday';
import { enteredInputs, signUpForm } from '../../shared/form-fields';
import type { Outcome } from '../../shared/form-outcome';
import { checkSignUp, type SignUpSlot } from '../../shared/sign-up';
import { EmailField } from './EmailField';
import css from './sign-up.module.css';

const { fields, signUp: signUpCopy } = accountCopy;

export function SignUpScreen() {
  const form = useSignUpForm();
  const [suggestion, setSuggestion] = useState<string>();
  const newPassword = useNewPassword();
  const didYouMean = suggestion && signUpCopy.didYouMean(suggestion);
  const advice = [didYouMean, newPassword.warning].filter(Boolean).join(' ');

  return (
    <AccountCard title={signUpCopy.title} heading={signUpCopy.heading}>
      <form {...form.formProps}>
        <p className="soft small">{signUpCopy.required}</p>
        <Field label={fields.name} state={form.field('name')} {...enteredInputs.name.attributes} />
        <EmailField
          state={form.field('email')}
          suggestion={suggestion}
          setSuggestion={setSuggestion}
        />
        <PasswordField
          label={fields.password}
          state={form.field('password')}
          {...newPassword.field}
        />
        <BirthdayFields form={form} />
        <p className={`soft small ${formCss.note}`}>{signUpCopy.consent}</p>
        <p className={`soft small ${formCss.note}`}>
          {signUpCopy.privacy} <Link to={paths.privacy}>{signUpCopy.privacyLink}</Link>.
        </p>
        <FormFooter form={form} copy={signUpCopy} advice={advice} />
      </form>
      {/* A pending submit signs the user in, so the offer would appear for a moment. */}
      {!form.isPending && <SignedInOffer />}
      <p>
        {signUpCopy.registered} <Link to={paths.logIn}>{accountCopy.logIn.submit}</Link>
      </p>
      <HelpLink />
    </AccountCard>
  );
}

function useSignUpForm() {
  const navigate = useNavigate();
  return useForm({
    fields: signUpForm,
    drafts,
    submit: async (typed): Promise<Outcome<UsernameState, SignUpSlot>> => {
      const checked = checkSignUp(typed, new Date());
      return checked.kind === 'ok' ? signUp(checked.value) : checked;
    },
    onSuccess: (signedUp) => navigate(paths.username, { state: toUsernameState(signedUp) }),
  });
}

/** The birthday's inputs, which share an error slot. */
function BirthdayFields({ form }: { readonly form: ReturnType<typeof useSignUpForm> }) {
  const error = form.error('birthday');
  return (
    <fieldset className={formCss.group} aria-describedby={error && errorId('birthday')}>
      <legend>{fields.birthday}</legend>
      <div className={css.date}>
        <Field
          label={fields.birthMonth}
          state={form.field('birthMonth', 'birthday')}
          autoComplete="bday-month"
          options={MONTHS}
        />
        <Field
          label={fields.birthDay}
          state={form.field('birthDay', 'birthday')}
          placeholder={signUpCopy.dayPlaceholder}
          autoComplete="bday-day"
          inputMode="numeric"
        />
        <Field
          label={fields.birthYear}
          state={form.field('birthYear', 'birthday')}
          placeholder={signUpCopy.yearPlaceholder}
          autoComplete="bday-year"
          inputMode="numeric"
        />
      </div>
      <ErrorText id={errorId('birthday')} text={error} />
    </fieldset>
  );
}
