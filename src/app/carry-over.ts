type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Watches the elements that the user can change before hydration. React may replace them instead of
 * hydrating them, and resets a textarea in any case.
 *
 * @returns a function that restores input, focus, open menu and submit. It reads them from the
 *   replaced elements, which keep what the user did until then
 */
export function carryOver(root: HTMLElement): () => void {
  const inputs = findControls(root).map((control) => ({
    control,
    text: control.value,
    // Radio buttons share a name, and a page can show a mockup twice.
    position: findNamesakes(root, control).indexOf(control),
  }));
  const menu = root.querySelector('dialog');
  const forms = [...root.querySelectorAll('form')];
  let focused = root.contains(document.activeElement) ? document.activeElement : null;
  const followFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener('focusin', followFocus);

  return () => {
    root.removeEventListener('focusin', followFocus);
    const focusedInput = inputs.find(({ control }) => control === focused);
    for (const { control, text, position } of inputs) {
      if (control.isConnected) {
        if (control instanceof HTMLTextAreaElement) changeText(control, text);
        continue;
      }
      const counterpart = findNamesakes(root, control)[position];
      if (!counterpart) continue;
      if (isChecked(counterpart) !== isChecked(control)) counterpart.click();
      changeText(counterpart, control.value);
      if (control === focused) moveFocus(control, counterpart);
    }
    if (menu?.open && !menu.isConnected) root.querySelector('dialog')?.showModal();
    if (focused && !focusedInput && !focused.isConnected) findCounterpart(root, focused)?.focus();
    const isSubmitLost = forms.some(
      (form) => !form.isConnected && form.dataset.pending === 'loading',
    );
    // A form that stays is submitted again by use-form.ts. Account pages have one form.
    if (isSubmitLost) root.querySelector('form')?.requestSubmit();
  };
}

function findControls(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>(':is(input, select, textarea)[name]')];
}

function findNamesakes(root: HTMLElement, { name }: Control): Control[] {
  return findControls(root).filter((control) => control.name === name);
}

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** Changes the text or choice of a control as a user does, so that React notices. */
function changeText(control: Control, text: string): void {
  if (control.value === text) return;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the focus to the new element of a control, with the selection. */
function moveFocus(control: Control, counterpart: Control): void {
  counterpart.focus();
  if (control instanceof HTMLSelectElement || counterpart instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  // An email input has no selection: the caret is at its end.
  if (selectionStart === null) return;
  counterpart.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/** The new element for one that is no input, such as a link: the one with the same id or text. */
function findCounterpart(root: HTMLElement, { id, localName, textContent }: Element) {
  if (id) return root.querySelector<HTMLElement>(`#${id}`);
  return [...root.querySelectorAll<HTMLElement>(localName)].find(
    (element) => element.textContent === textContent,
  );
}
