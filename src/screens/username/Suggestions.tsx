import type { MouseEvent } from 'react';
import { account as copy } from '../../content/account';
import css from './username.module.css';

/** Free usernames, each a button that fills it into the form's field. */
export function Suggestions(props: {
  readonly id: string;
  readonly field: string;
  readonly usernames: readonly string[];
}) {
  const { id, field, usernames } = props;
  return (
    <fieldset id={id} className={css.suggestions}>
      <legend>{copy.username.suggestions}</legend>
      {usernames.map((username) => (
        <button
          key={username}
          type="button"
          className={css.suggestion}
          onClick={(event) => fillIn(event, field, username)}
        >
          {username}
        </button>
      ))}
    </fieldset>
  );
}

function fillIn(
  { currentTarget }: MouseEvent<HTMLButtonElement>,
  name: string,
  username: string,
): void {
  const field = currentTarget.form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = username;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
