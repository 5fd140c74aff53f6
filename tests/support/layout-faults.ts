import type { Page } from '@playwright/test';
import { callInPage } from './in-page';

/** A box of an element that a visitor reads or uses: a line of a link, for example. */
type Piece = { readonly element: Element; readonly box: DOMRect };

/**
 * Describes layout faults of the page: horizontal scrolling, text that is clipped or off screen,
 * columns that are too narrow for short words, overlaps and targets that are too small.
 * Illustrations (`role="img"` or hidden) may clip their content.
 *
 * @param mainTarget the minimum width and height of primary targets in px: buttons, fields, the menu
 */
export const layoutFaults = (page: Page, mainTarget: number): Promise<string[]> =>
  callInPage(page, IN_PAGE, findLayoutFaults, mainTarget);

/* The functions below run in the page, where they find no constants of this module. */

function findLayoutFaults(mainTarget: number): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const elements = shownIn(root);
  const pieces = piecesOf(elements);
  const faults = [
    ...widePage(),
    ...cutPieces(elements, pieces),
    ...piecesOffScreen(pieces),
    ...brokenWords(elements),
    ...overlaps(pieces),
    ...smallTargets(pieces, mainTarget),
  ];
  return [...new Set(faults)];
}

function describe(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent;
  return `<${element.localName}> "${label.trim().slice(0, 40)}"`;
}

/** The elements that are shown, without illustrations. */
function shownIn(parent: Element): HTMLElement[] {
  const LEFT_OUT = '[role="img"], [aria-hidden="true"], .visually-hidden, dialog:not([open])';
  return [...parent.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child.matches(LEFT_OUT)) return [];
    const isShown = child.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    // Inside of a hidden element, `visibility` can show others.
    return [...(isShown ? [child] : []), ...shownIn(child)];
  });
}

function isControl(element: Element): boolean {
  return element.matches('a[href], button, input, select, textarea, summary');
}

function holdsText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** The boxes of all texts and controls, except for those that are scrolled away. */
function piecesOf(elements: readonly HTMLElement[]): Piece[] {
  const scrollers = elements.filter((element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
  );
  const isScrolledAway = ({ element, box }: Piece) =>
    scrollers.some((scroller) => {
      const { top, bottom } = scroller.getBoundingClientRect();
      const isInside = scroller !== element && scroller.contains(element);
      return isInside && (box.top < top || box.bottom > bottom);
    });
  return (
    elements
      .filter((element) => isControl(element) || holdsText(element))
      .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
      .filter((piece) => !isScrolledAway(piece))
      // The skip link is above the page until it has focus.
      .filter(({ box }) => box.width > 0 && box.height > 0 && box.bottom + scrollY > 0)
  );
}

function widePage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [`scrolls horizontally by ${scrollWidth - clientWidth} px`];
}

function cutPieces(elements: readonly HTMLElement[], pieces: readonly Piece[]): string[] {
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return elements.flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (!cuts(overflowX) && !cuts(overflowY)) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isCut = ({ box }: Piece) =>
      (cuts(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
      (cuts(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1));
    return pieces
      .filter((piece) => element.contains(piece.element) && isCut(piece))
      .map((piece) => `${describe(element)} cuts ${describe(piece.element)}`);
  });
}

function piecesOffScreen(pieces: readonly Piece[]): string[] {
  const { clientWidth } = document.documentElement;
  return pieces
    .filter(({ box }) => box.left < -1 || box.right > clientWidth + 1)
    .map(({ element }) => `off the screen: ${describe(element)}`);
}

/** Words of up to six characters that break. They never do in a wide column. */
function brokenWords(elements: readonly HTMLElement[]): string[] {
  const range = document.createRange();
  const isBroken = (text: Text, start: number, length: number) => {
    range.setStart(text, start);
    range.setEnd(text, start + length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  };
  const narrow = elements.filter((element) => {
    const { fontSize } = getComputedStyle(element);
    return element.clientWidth <= 6 * Number.parseFloat(fontSize);
  });
  return narrow.flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node instanceof Text)
      .flatMap((text) =>
        [...text.data.matchAll(/(?<!\S)\S{2,6}(?!\S)/g)]
          .filter(({ 0: word, index }) => isBroken(text, index, word.length))
          .map(([word]) => `too narrow for the word "${word}": ${describe(element)}`),
      ),
  );
}

function overlaps(pieces: readonly Piece[]): string[] {
  const mayOverlap = (one: Element, other: Element) =>
    one.contains(other) ||
    other.contains(one) ||
    // Open details may cover what they belong to.
    one.closest('details[open]') !== other.closest('details[open]') ||
    // The range behind the home page's hero is the sky.
    [one, other].some((element) => element.matches('[type="range"]'));
  const downwards = pieces.toSorted((one, other) => one.box.top - other.box.top);
  const faults: string[] = [];
  for (const [index, one] of downwards.entries()) {
    for (const other of downwards.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const right = Math.min(one.box.right, other.box.right);
      const width = right - Math.max(one.box.left, other.box.left);
      // Adjacent lines may overlap by their descenders.
      if (height <= 4 || width <= 2 || mayOverlap(one.element, other.element)) continue;
      faults.push(`${describe(one.element)} overlaps ${describe(other.element)}`);
    }
  }
  return faults;
}

function smallTargets(pieces: readonly Piece[], mainTarget: number): string[] {
  return pieces
    .filter(({ element }) => isControl(element) && !isInText(element))
    .filter(({ element, box }) => {
      const least = isMainTarget(element) ? mainTarget : Math.min(24, mainTarget);
      // Seven days share the width of a phone: what is higher may be narrower.
      if (element.matches('[type="radio"]') && box.width * box.height >= least ** 2) return false;
      return box.width + 0.5 < least || box.height + 0.5 < least;
    })
    .map(({ element, box }) => {
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
      return `too small a target, ${size} px: ${describe(element)}`;
    });
}

/** Whether a control is part of a sentence. */
function isInText(element: Element): boolean {
  const text = element.closest('p, li, dd')?.textContent.trim();
  const isInline = getComputedStyle(element).display === 'inline';
  return isInline && text !== undefined && text !== element.textContent.trim();
}

/** Whether a control is a field, a submit button, in the header or the menu, or looks like a button. */
function isMainTarget(element: Element): boolean {
  const ALWAYS = 'input, select, [type="submit"], :is(header, dialog) :is(a, button)';
  // Links and buttons with a background or a border look like buttons.
  const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const CLEAR = 'rgba(0, 0, 0, 0)';
  const hasBorder = borderTopWidth !== '0px' && borderTopColor !== CLEAR;
  return element.matches(ALWAYS) || backgroundColor !== CLEAR || hasBorder;
}

const IN_PAGE = [
  describe,
  shownIn,
  isControl,
  holdsText,
  piecesOf,
  widePage,
  cutPieces,
  piecesOffScreen,
  brokenWords,
  overlaps,
  smallTargets,
  isInText,
  isMainTarget,
];
