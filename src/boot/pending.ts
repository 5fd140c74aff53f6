import type { Pending } from './attributes';

/** Shows the part of a form or a loading card for a state. */
export function setPending(element: HTMLElement, state: Pending): void {
  element.dataset.pending = state;
  for (const part of element.querySelectorAll<HTMLElement>('[data-while]'))
    part.hidden = part.dataset.while !== state;
}
