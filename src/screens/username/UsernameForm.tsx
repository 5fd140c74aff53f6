import { Link } from 'react-router-dom';
import { Field } from '../../components/form/Field';
import { FormNote } from '../../components/form/FormNote';
import { FormStatus } from '../../components/form/FormStatus';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account as words } from '../../content/account';
import { paths } from '../../content/paths';
import type { UsernameState } from '../../session/navigation-state';
import { completeSignUp } from '../../session/operations';
import { firstMessage, messages } from '../../shared/messages';
import { cleanName, NAME_MAX_LENGTH, nameSchema } from '../../shared/name';
import { usernameSchema } from '../../shared/username';

export function UsernameForm(props: {
  readonly state: UsernameState;
  readonly onSuccess: (uid: string) => void;
}) {
  const { state, onSuccess } = props;
  const knownName = nameSchema.safeParse(state.name).data;
  const form = useForm<'username' | 'name'>(async (typed) => {
    const username = usernameSchema.safeParse(text(typed, 'username'));
    if (!username.success) return { username: firstMessage(username.error) };
    const name = nameSchema.safeParse(knownName ?? cleanName(text(typed, 'name')));
    if (!name.success) return { name: messages.fillInAllFields };

    const request = { name: name.data, username: username.data };
    const completed = await completeSignUp(request);
    if (!completed.ok) return completed.errors;
    onSuccess(completed.value.uid);
    return undefined;
  });

  return (
    <form {...form.formProps}>
      {/* For password managers: the log-in is the e-mail, not the username typed below. */}
      <input
        type="email"
        autoComplete="username"
        value={state.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="visually-hidden"
      />
      {knownName === undefined && (
        <Field
          label={words.fields.name}
          hint={words.username.nameHint}
          state={form.field('name')}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
        />
      )}
      <Field
        label={words.fields.username}
        hint={words.username.hint}
        state={form.field('username')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <SubmitButton
        label={words.username.submit}
        pendingLabel={words.username.pending}
        pending={form.pending}
      />
      <FormStatus pending={form.pending && words.username.pending} />
      <FormNote>
        {words.username.agree} <Link to={paths.terms}>{words.username.terms}</Link>{' '}
        {words.username.and} <Link to={paths.privacy}>{words.username.privacy}</Link>.
      </FormNote>
    </form>
  );
}
