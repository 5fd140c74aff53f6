import type { Pending } from '../boot/attributes';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Watches the elements that the user can change before hydration. React may replace them instead of
 * hydrating them, and resets a textarea in any case.
 *
 * @returns a function that restores input, focus, open menu and submit. It reads them from the
 *   replaced elements, which keep what the user did until then
 */
export function carryOver(root: HTMLElement): () => void {
  const controls = findControls(root);
  const textareas = new Map(
    [...root.querySelectorAll('textarea')].map((area) => [area, area.value]),
  );
  const menu = root.querySelector('dialog');
  const forms = [...root.querySelectorAll('form')];
  let focused = root.contains(document.activeElement) ? document.activeElement : null;
  // Not `focusout`: a focused element that is removed would count as left.
  const followFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  const followInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) textareas.set(target, target.value);
  };
  root.addEventListener('focusin', followFocus);
  root.addEventListener('input', followInput);

  return () => {
    root.removeEventListener('focusin', followFocus);
    root.removeEventListener('input', followInput);
    for (const [textarea, text] of textareas) {
      if (textarea.isConnected) changeText(textarea, text);
    }
    restoreControls(controls, root, focused);
    if (menu?.open && !menu.isConnected) root.querySelector('dialog')?.showModal();
    if (focused) restoreFocus(focused, root);
    resubmit(forms, root);
  };
}

/** Restores texts, choices and the focus in the new elements of controls. */
function restoreControls(
  controls: readonly Control[],
  root: HTMLElement,
  focused: Element | null,
): void {
  const newControls = findControls(root);
  for (const control of controls) {
    if (control.isConnected) continue;
    // Radio buttons share a name, and a page can show a mockup twice.
    const position = withName(controls, control.name).indexOf(control);
    const counterpart = withName(newControls, control.name)[position];
    if (!counterpart) continue;
    // For a radio button that should be unchecked, the click on the checked one of its group counts.
    if (isChecked(counterpart) !== isChecked(control)) counterpart.click();
    changeText(counterpart, control.value);
    if (control === focused) moveFocus(control, counterpart);
  }
}

/** Moves the focus to the new element of a link or a button; `restoreControls` does it for controls. */
function restoreFocus(focused: Element, root: HTMLElement): void {
  if (focused.isConnected || focused.matches('input, select, textarea')) return;
  findCounterpart(root, focused)?.focus();
}

/** Submits the new form of one that waits. A form that stays is submitted by use-form.ts. */
function resubmit(forms: readonly HTMLFormElement[], root: HTMLElement): void {
  const position = forms.findIndex(
    (form) => !form.isConnected && form.dataset.pending === ('loading' satisfies Pending),
  );
  if (position !== -1) root.querySelectorAll('form')[position]?.requestSubmit();
}

function findControls(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>(':is(input, select, textarea)[name]')];
}

function withName(controls: readonly Control[], name: string): Control[] {
  return controls.filter((control) => control.name === name);
}

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** Changes the text or choice of a control as a user does, and calls its `onInput` handlers. */
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

/** Finds the element that has replaced a link or a button: by its id or, without one, by its text. */
function findCounterpart(root: HTMLElement, { id, localName, textContent }: Element) {
  if (id) return document.getElementById(id);
  return [...root.querySelectorAll<HTMLElement>(localName)].find(
    (element) => element.textContent === textContent,
  );
}
