import { accountCopy } from '../../content/account';
import css from './username.module.css';

const { username: usernameCopy } = accountCopy;

export const SUGGESTIONS_ID = 'username-suggestions';

/** Free usernames, each a button that fills it into the form's field. */
export function Suggestions({
  usernames,
  onChoose,
}: {
  readonly usernames: readonly string[];
  readonly onChoose: (username: string) => void;
}) {
  return (
    <fieldset id={SUGGESTIONS_ID} className={css.suggestions}>
      <legend>{usernameCopy.suggestions}</legend>
      {usernames.map((username) => (
        <button
          key={username}
          type="button"
          className={css.suggestion}
          onClick={() => onChoose(username)}
        >
          {username}
        </button>
      ))}
    </fieldset>
  );
}
