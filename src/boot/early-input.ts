import { hydrate, hydration } from './hydration';
import { onClick } from './on-click';
import { setPending } from './pending';

/* Keeps what the user does in a form before hydration. */

addEventListener(
  'submit',
  ({ target }) => {
    // use-form.ts submits the form after hydration.
    if (hydration !== 'done' && target instanceof HTMLFormElement) setPending(target, '');
    hydrate();
  },
  { capture: true },
);

// PasswordField.tsx shows the password after hydration.
onClick('button[aria-controls]', (button) => button.toggleAttribute('data-pressed'));
