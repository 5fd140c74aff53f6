/** Calls the listener with each element that matches the selector and is clicked, or clicked in. */
export function onClick(selector: string, listener: (element: HTMLElement) => void): void {
  addEventListener('click', ({ target }) => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) listener(element);
  });
}
