import type { Page } from '@playwright/test';
import { CONTRAST, channelsOf, contrastOf } from './contrast';
import { callInPage } from './in-page';

/**
 * Describes why the focus is not visible, if so. The focus needs an outline of 2 px with a contrast
 * of 3:1 to its background (WCAG 2.4.7, 1.4.11), on screen and not covered (2.4.11).
 */
export const focusFault = (page: Page): Promise<string | undefined> =>
  callInPage(page, [...CONTRAST, outlinedElement, backgroundBehind, isCovered], findFocusFault);

function findFocusFault(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const label = focused.getAttribute('aria-label') ?? focused.textContent;
  const name = `${focused.localName} "${label.trim().slice(0, 30)}"`;
  const outlined = outlinedElement(focused);
  if (!outlined) return `${name}: no outline`;
  const { outlineColor } = getComputedStyle(outlined);
  const contrast = contrastOf(outlineColor, backgroundBehind(outlined));
  if (contrast < 3) return `${name}: outline contrast is only ${contrast.toFixed(2)}:1`;
  if (isCovered(focused, outlined)) return `${name}: covered or off the screen`;
  return undefined;
}

/** The element with the outline of the focus. */
function outlinedElement(focused: Element): Element | null | undefined {
  // The outline of a field can surround a parent that it shares with a button, that of a range its
  // drawn thumb.
  return [focused, focused.parentElement, focused.nextElementSibling].find((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}

/** The color of the first opaque element around another one. */
function backgroundBehind(element: Element): string {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { backgroundColor } = getComputedStyle(parent);
    if (channelsOf(backgroundColor)[3] === 1) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

function isCovered(focused: Element, outlined: Element): boolean {
  // The center of a two-line link may be outside of both lines.
  if (focused.getClientRects().length !== 1) return false;
  const target = outlined.contains(focused) ? focused : outlined;
  const { left, top, width, height } = target.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(shown && (focused.contains(shown) || shown.contains(focused)));
}
