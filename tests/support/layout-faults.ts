// `callInPage` sends only the exported functions to the page, so each one contains its constants.

/** A box of an element that a visitor reads or uses: a line of a link, for example. */
type Piece = { readonly element: Element; readonly box: DOMRect };

/**
 * Describes layout faults: horizontal scrolling, text that is clipped or off screen, overlaps, and
 * targets that are too small. Illustrations (`role="img"` or hidden) may clip their content.
 *
 * @param mainTargetSize the least width and height of main targets, in px
 */
export function findLayoutFaults(mainTargetSize: number): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const elements = shownIn(root);
  const pieces = piecesOf(elements);
  const faults = [
    ...horizontalScrolling(),
    ...cutPieces(elements, pieces),
    ...piecesOffScreen(pieces),
    ...overlaps(pieces),
    ...smallTargets(pieces, mainTargetSize),
  ];
  return [...new Set(faults)];
}

export function nameOf(element: Element): string {
  const label = element.ariaLabel ?? element.textContent;
  return `<${element.localName}> "${label.trim().slice(0, 40)}"`;
}

/** The elements that visitors see, without illustrations. */
export function shownIn(root: Element): HTMLElement[] {
  const leftOut = '[role="img"], [aria-hidden="true"], .visually-hidden, dialog:not([open])';
  const visibility = { visibilityProperty: true, opacityProperty: true };
  return [...root.querySelectorAll('*')]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => !element.closest(leftOut) && element.checkVisibility(visibility));
}

export function isControl(element: Element): boolean {
  return element.matches('a[href], button, input, select, textarea, summary');
}

/** The boxes of all texts and controls, except for those that are scrolled away. */
export function piecesOf(elements: readonly HTMLElement[]): Piece[] {
  const scrollers = elements.filter((element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
  );
  const isScrolledAway = ({ element, box }: Piece) =>
    scrollers.some((scroller) => {
      const { top, bottom } = scroller.getBoundingClientRect();
      const isInside = scroller !== element && scroller.contains(element);
      return isInside && (box.top < top || box.bottom > bottom);
    });
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return (
    elements
      .filter((element) => isControl(element) || hasText(element))
      .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
      .filter((piece) => !isScrolledAway(piece))
      // `bottom + scrollY` leaves out the skip link, which is above the page until it has focus.
      .filter(({ box }) => box.width > 0 && box.height > 0 && box.bottom + scrollY > 0)
  );
}

export function horizontalScrolling(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [`scrolls horizontally by ${scrollWidth - clientWidth} px`];
}

/** Whether `start` to `end` extends beyond `min` to `max` by more than a rounding error. */
export function exceeds(start: number, end: number, min: number, max: number): boolean {
  return start < min - 1 || end > max + 1;
}

export function cutPieces(elements: readonly HTMLElement[], pieces: readonly Piece[]): string[] {
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return elements.flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (!cuts(overflowX) && !cuts(overflowY)) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isCut = ({ box }: Piece) =>
      (cuts(overflowX) && exceeds(box.left, box.right, left, right)) ||
      (cuts(overflowY) && exceeds(box.top, box.bottom, top, bottom));
    return pieces
      .filter((piece) => element.contains(piece.element) && isCut(piece))
      .map((piece) => `${nameOf(element)} cuts ${nameOf(piece.element)}`);
  });
}

export function piecesOffScreen(pieces: readonly Piece[]): string[] {
  return pieces
    .filter(({ box }) => exceeds(box.left, box.right, 0, document.documentElement.clientWidth))
    .map(({ element }) => `off the screen: ${nameOf(element)}`);
}

export function overlaps(pieces: readonly Piece[]): string[] {
  const downwards = pieces.toSorted((upper, lower) => upper.box.top - lower.box.top);
  const faults: string[] = [];
  for (const [index, upper] of downwards.entries()) {
    for (const lower of downwards.slice(index + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      const height = Math.min(upper.box.bottom, lower.box.bottom) - lower.box.top;
      const right = Math.min(upper.box.right, lower.box.right);
      const width = right - Math.max(upper.box.left, lower.box.left);
      // Adjacent lines may overlap by their descenders.
      if (height <= 4 || width <= 2 || mayOverlap(upper.element, lower.element)) continue;
      faults.push(`${nameOf(upper.element)} overlaps ${nameOf(lower.element)}`);
    }
  }
  return faults;
}

export function mayOverlap(upper: Element, lower: Element): boolean {
  const label = upper.closest('label');
  return (
    upper.contains(lower) ||
    lower.contains(upper) ||
    // A checkbox may lie behind the text of its label.
    (label !== null && label === lower.closest('label')) ||
    // The content of open details may cover what is outside of them.
    upper.closest('details[open]') !== lower.closest('details[open]') ||
    // The home page's range is the sky behind the hero.
    [upper, lower].some((element) => element.matches('[type="range"]'))
  );
}

export function smallTargets(pieces: readonly Piece[], mainTargetSize: number): string[] {
  // WCAG 2.5.8, Target Size (Minimum).
  const otherSize = 24;
  return pieces
    .filter(({ element }) => isControl(element) && !isInText(element))
    .filter(({ element, box }) => {
      const least = isMainTarget(element) ? mainTargetSize : otherSize;
      // The days of a week share a phone's width, so a narrow radio may be high instead of wide.
      if (element.matches('[type="radio"]')) return box.width * box.height < least ** 2;
      return box.width + 0.5 < least || box.height + 0.5 < least;
    })
    .map(({ element, box }) => {
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
      return `too small a target, ${size} px: ${nameOf(element)}`;
    });
}

/** Whether a control is part of a sentence. */
export function isInText(element: Element): boolean {
  const text = element.closest('p, li, dd')?.textContent.trim();
  const isInline = getComputedStyle(element).display === 'inline';
  return isInline && text !== undefined && text !== element.textContent.trim();
}

/** Whether a control is a field or submit button, looks like a button, or is in header or menu. */
export function isMainTarget(element: Element): boolean {
  const transparent = 'rgba(0, 0, 0, 0)';
  const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const hasBorder = borderTopWidth !== '0px' && borderTopColor !== transparent;
  return (
    element.matches('input, select, [type="submit"], :is(header, dialog) :is(a, button)') ||
    backgroundColor !== transparent ||
    hasBorder
  );
}
