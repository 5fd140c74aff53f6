/** Calls the listener on clicks in elements that match the selector, with the element. */
export function onClick(selector: string, listener: (element: HTMLElement) => void): void {
  addEventListener('click', ({ target }) => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) listener(element);
  });
}
