/**
 * Describes layout faults of the page: horizontal scrolling, text that is clipped or off screen,
 * columns that are too narrow for short words, overlaps and targets that are too small.
 * Illustrations (`role="img"` or hidden) may clip their content. Runs in the page, so it cannot use
 * variables of this module.
 *
 * @param mainTarget the minimum width and height of primary targets: buttons, fields, the menu
 */
export function layoutFaults(mainTarget: number): string[] {
  const faults: string[] = [];
  const root = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
  const describe = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()}> "${label.trim().slice(0, 40)}"`;
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`scrolls horizontally by ${scrollWidth - clientWidth} px`);

  const all: HTMLElement[] = [];
  const addShownIn = (parent: Element) => {
    for (const element of parent.children) {
      if (!(element instanceof HTMLElement)) continue;
      if (
        element.matches('[role="img"], [aria-hidden="true"], .visually-hidden, dialog:not([open])')
      )
        continue;
      // Inside of a hidden element, `visibility` can show others.
      if (element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        all.push(element);
      addShownIn(element);
    }
  };
  addShownIn(root);

  type Piece = { readonly element: Element; readonly box: DOMRect };
  const isControl = (element: Element) =>
    element.matches('a[href], button, input, select, textarea, summary');
  const holdsText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
  const scrollers = all.filter((element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
  );
  /** Whether a scrolling part of the page has to be scrolled to show this box whole. */
  const isScrolledAway = (element: Element, box: DOMRect) =>
    scrollers.some((scroller) => {
      const { top, bottom } = scroller.getBoundingClientRect();
      return (
        scroller !== element && scroller.contains(element) && (box.top < top || box.bottom > bottom)
      );
    });
  const pieces: Piece[] = all
    .filter((element) => isControl(element) || holdsText(element))
    .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
    .filter(({ element, box }) => !isScrolledAway(element, box))
    // The skip link is above the page until it has focus.
    .filter(({ box }) => box.width > 0 && box.height > 0 && box.bottom + scrollY > 0);

  for (const element of all) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (!cuts(overflowX) && !cuts(overflowY)) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    for (const { element: inner, box } of pieces) {
      if (!element.contains(inner)) continue;
      const isCutX = cuts(overflowX) && (box.left < left - 1 || box.right > right + 1);
      const isCutY = cuts(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1);
      if (isCutX || isCutY) faults.push(`${describe(element)} cuts ${describe(inner)}`);
    }
  }

  for (const { element, box } of pieces) {
    if (box.left < -1 || box.right > clientWidth + 1)
      faults.push(`off the screen: ${describe(element)}`);
  }
  const range = document.createRange();
  for (const element of all) {
    // Short words never break in wider columns.
    const { fontSize } = getComputedStyle(element);
    if (!holdsText(element) || element.clientWidth > 6 * Number.parseFloat(fontSize)) continue;
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue;
      for (const { 0: word, index } of node.data.matchAll(/(?<!\S)\S{2,6}(?!\S)/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) faults.push(`too narrow for the word "${word}": ${describe(element)}`);
      }
    }
  }

  const downwards = pieces.toSorted((one, other) => one.box.top - other.box.top);
  downwards.forEach((one, index) => {
    for (const other of downwards.slice(index + 1)) {
      // Adjacent lines may overlap by their descenders.
      if (Math.min(one.box.bottom, other.box.bottom) - other.box.top <= 4) {
        if (other.box.top >= one.box.bottom) break;
        continue;
      }
      const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Open details may cover what they belong to.
      if (one.element.closest('details[open]') !== other.element.closest('details[open]')) continue;
      // The range behind the home page's hero is the sky.
      if ([one, other].some(({ element }) => element.matches('[type="range"]'))) continue;
      if (x <= 2 || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      faults.push(`${describe(one.element)} overlaps ${describe(other.element)}`);
    }
  });

  const isInText = (element: Element) => {
    const text = element.closest('p, li, dd')?.textContent?.trim();
    return (
      getComputedStyle(element).display === 'inline' &&
      text !== undefined &&
      text !== element.textContent?.trim()
    );
  };
  const isMain = (element: Element) => {
    if (element.matches('input, select, [type="submit"], :is(header, dialog) :is(a, button)'))
      return true;
    // Links and buttons with a background or a border look like buttons.
    const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
    const clear = 'rgba(0, 0, 0, 0)';
    return backgroundColor !== clear || (borderTopWidth !== '0px' && borderTopColor !== clear);
  };
  for (const { element, box } of pieces) {
    if (!isControl(element) || isInText(element)) continue;
    const least = isMain(element) ? mainTarget : Math.min(24, mainTarget);
    // Seven days share the width of a phone: what is higher may be narrower.
    const isHigh = element.matches('[type="radio"]') && box.width * box.height >= least ** 2;
    if (!isHigh && (box.width + 0.5 < least || box.height + 0.5 < least)) {
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
      faults.push(`too small a target, ${size} px: ${describe(element)}`);
    }
  }
  return [...new Set(faults)];
}
