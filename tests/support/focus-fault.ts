/**
 * Describes why the focus is not visible, if so. The focus needs an outline of 2 px with a contrast
 * of 3:1 to its background (WCAG 2.4.7, 1.4.11), on screen and not covered (2.4.11). Runs in the
 * page, so it cannot use variables of this module.
 */
export function focusFault(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 30)}"`;

  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // The outline of a field can surround a parent that it shares with a button, that of a range its
  // drawn thumb.
  const holder = [focused, focused.parentElement, focused.nextElementSibling].find(
    (element) => element && hasOutline(element),
  );
  if (!holder) return `${name}: no outline`;

  // A canvas parses every color format.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const channels = (color: string): number[] => {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
  };
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  let background: Element | null = holder.parentElement;
  while (background && channels(getComputedStyle(background).backgroundColor)[3] !== 1) {
    background = background.parentElement;
  }
  const outline = luminance(getComputedStyle(holder).outlineColor);
  const behind = luminance(
    getComputedStyle(background ?? document.documentElement).backgroundColor,
  );
  const contrast = (Math.max(outline, behind) + 0.05) / (Math.min(outline, behind) + 0.05);
  if (contrast < 3) return `${name}: outline contrast is only ${contrast.toFixed(2)}:1`;

  const target = holder.contains(focused) ? focused : holder;
  const { left, top, width, height } = target.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const isVisible = there !== null && (focused.contains(there) || there.contains(focused));
  // The center of a two-line link may be outside of both lines.
  if (!isVisible && focused.getClientRects().length === 1)
    return `${name}: covered or off the screen`;
  return undefined;
}
