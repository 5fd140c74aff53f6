type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Saves the user's input, focus, open menu and early submit, for when React replaces the markup
 * instead of hydrating it.
 *
 * @returns a function that restores them in the new elements
 */
export function carryOver(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Control>('input[name], select[name]')];
  const menu = root.querySelector('dialog[open]');
  const early = root.querySelector<HTMLFormElement>('form[data-pending=""]');
  const focused = root.contains(document.activeElement) ? document.activeElement : null;

  return () => {
    for (const control of typed) {
      if (control.isConnected) continue;
      const next = root.querySelector<Control>(`[name="${control.name}"]`);
      if (!next) continue;
      next.value = control.value;
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
