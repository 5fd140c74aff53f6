type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = (root: HTMLElement, selector = '[name]') => [
  ...root.querySelectorAll<Control>(`:is(input, select, textarea)${selector}`),
];

/**
 * Saves the user's input, focus, open menu and early submit, for when React replaces the markup
 * instead of hydrating it.
 *
 * @returns a function that restores them in the new elements
 */
export function carryOver(root: HTMLElement): () => void {
  const typed = controls(root).map((control) => ({
    control,
    value: control.value,
    isChecked: isChecked(control),
    // Radio buttons share a name, and a page can show a mockup twice.
    place: controls(root, `[name="${control.name}"]`).indexOf(control),
  }));
  const menu = root.querySelector('dialog[open]');
  const early = root.querySelector<HTMLFormElement>('form[data-pending=""]');
  const focused = root.contains(document.activeElement) ? document.activeElement : null;

  return () => {
    for (const { control, value, isChecked: wasChecked, place } of typed) {
      // Hydration keeps all input, except that of a textarea.
      if (control.isConnected && !(control instanceof HTMLTextAreaElement)) continue;
      const next = controls(root, `[name="${control.name}"]`)[place];
      if (!next) continue;
      if (isChecked(next) !== wasChecked) next.click();
      if (next.value === value) continue;
      next.value = value;
      next.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (menu && !menu.isConnected)
      root.querySelector<HTMLDialogElement>(`#${menu.id}`)?.showModal();
    if (focused && !focused.isConnected) counterpart(root, focused)?.focus();
    if (early && !early.isConnected) root.querySelector('form')?.requestSubmit();
  };
}

function counterpart(root: HTMLElement, { id, localName, textContent }: Element) {
  if (id) return root.querySelector<HTMLElement>(`#${id}`);
  return [...root.querySelectorAll<HTMLElement>(localName)].find(
    (element) => element.textContent === textContent,
  );
}

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;
