type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Saves the user's input, focus, open menu and submit, all from before hydration. React may replace
 * the markup instead of hydrating it, and resets a textarea in any case.
 *
 * @returns a function that restores what is lost
 */
export function carryOver(root: HTMLElement): () => void {
  const inputs = findControls(root).map((control) => ({
    control,
    value: control.value,
    wasChecked: isChecked(control),
    // Radio buttons share a name, and a page can show a mockup twice.
    position: findNamesakes(root, control).indexOf(control),
  }));
  const menu = root.querySelector('dialog[open]');
  const submittedForm = root.querySelector('form[data-pending="loading"]');
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const focusedInput = inputs.find(({ control }) => control === focused);

  return () => {
    for (const { control, value, wasChecked, position } of inputs) {
      // Hydration keeps all input, except that of a textarea.
      if (control.isConnected && !(control instanceof HTMLTextAreaElement)) continue;
      const counterpart = findNamesakes(root, control)[position];
      if (!counterpart) continue;
      restoreInput(counterpart, value, wasChecked);
      if (control === focused) counterpart.focus();
    }
    if (menu && !menu.isConnected) root.querySelector('dialog')?.showModal();
    if (focused && !focusedInput && !focused.isConnected) findCounterpart(root, focused)?.focus();
    // A form that stays is submitted again by use-form.ts. Account pages have one form.
    if (submittedForm && !submittedForm.isConnected) root.querySelector('form')?.requestSubmit();
  };
}

function findControls(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>(':is(input, select, textarea)[name]')];
}

function findNamesakes(root: HTMLElement, { name }: Control): Control[] {
  return findControls(root).filter((control) => control.name === name);
}

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** Changes a control as a user does, so that React notices. */
function restoreInput(control: Control, value: string, wasChecked: boolean): void {
  if (isChecked(control) !== wasChecked) control.click();
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The new element for one that is no input, such as a link: the one with the same id or text. */
function findCounterpart(root: HTMLElement, { id, localName, textContent }: Element) {
  if (id) return root.querySelector<HTMLElement>(`#${id}`);
  return [...root.querySelectorAll<HTMLElement>(localName)].find(
    (element) => element.textContent === textContent,
  );
}
