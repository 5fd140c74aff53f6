import { channelsOf, contrastOf } from './contrast';

/*
 * These functions run in the page: tests/browser/focus.ts sends the exports of this file and of contrast.ts. Nothing
 * else exists there, so a helper is exported, and a module that this file imports is also sent.
 */

/**
 * Describes why the focus is not visible. It must have an outline of 2 px with a contrast of 3:1 to its
 * background (WCAG 2.4.7, 1.4.11), on screen and not covered (2.4.11).
 *
 * @returns undefined when the focus is visible, or no element has it
 */
export function findFocusFault(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const label = focused.ariaLabel ?? focused.textContent;
  const name = `${focused.localName} "${label.trim().slice(0, 30)}"`;
  const outlined = outlinedElement(focused);
  if (!outlined) return `${name}: no outline`;
  const { outlineColor } = getComputedStyle(outlined);
  if (channelsOf(outlineColor)[3] !== 1) return `${name}: translucent outline`;
  const contrast = contrastOf(outlineColor, backgroundBehind(outlined));
  if (contrast < 3) return `${name}: outline contrast is only ${contrast.toFixed(2)}:1`;
  if (isCovered(focused, outlined)) return `${name}: covered or off the screen`;
  return undefined;
}

/**
 * The element with the outline of the focus: the focused one, its parent, which a field can share
 * with a button, or the one after it, which is the drawn thumb of a range.
 */
export function outlinedElement(focused: Element): Element | undefined {
  return [focused, focused.parentElement, focused.nextElementSibling]
    .filter((element) => element !== null)
    .find((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
}

/** The color of the first opaque element around another one. That of a gradient is its first. */
export function backgroundBehind(element: Element): string {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(parent);
    const [firstOfGradient] = /(?<=^linear-gradient\()\w+\([^)]+\)/.exec(backgroundImage) ?? [];
    const color = firstOfGradient ?? backgroundColor;
    if (channelsOf(color)[3] === 1) return color;
  }
  // The canvas behind a page without a background of its own.
  return 'Canvas';
}

/** Whether the middle of the focused element, or of its thumb, is covered or off the screen. */
export function isCovered(focused: Element, outlined: Element): boolean {
  // The middle of a two-line link may be outside of both lines.
  if (focused.getClientRects().length !== 1) return false;
  // A visitor sees the thumb of a range, not all of the range.
  const isThumb = outlined === focused.nextElementSibling;
  const { left, top, width, height } = (isThumb ? outlined : focused).getBoundingClientRect();
  // The drawn thumb lets the pointer through, so the range itself is found there.
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!shown) return true;
  // In a gap of a control, an ancestor is found, which covers nothing. An ancestor that clips goes unnoticed.
  return !focused.contains(shown) && !shown.contains(focused);
}
