/**
 * What is wrong with the sight of the focus, or nothing: it must be drawn as a line of 2 px that
 * stands out from its ground by 3:1 (WCAG 2.4.7, 1.4.11), on screen and not covered (2.4.11).
 * Runs in the page, so nothing outside of it is there.
 */
export function focusFault(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 30)}"`;

  const isDrawn = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A field's line is drawn around the box that it shares with its button.
  const holder = [focused, focused.parentElement].find((element) => element && isDrawn(element));
  if (!holder) return `${name}: no line around it`;

  // Through a canvas: it knows every way to write a colour.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const channels = (colour: string): readonly [number, number, number, number] => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
  const luminance = (colour: string) => {
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const [red, green, blue] = channels(colour);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  let ground: Element | null = holder.parentElement;
  while (ground && channels(getComputedStyle(ground).backgroundColor)[3] < 255) {
    ground = ground.parentElement;
  }
  const line = luminance(getComputedStyle(holder).outlineColor);
  const behind = luminance(getComputedStyle(ground ?? document.documentElement).backgroundColor);
  const contrast = (Math.max(line, behind) + 0.05) / (Math.min(line, behind) + 0.05);
  if (contrast < 3) return `${name}: its line stands out by ${contrast.toFixed(2)}:1 only`;

  const { left, top, width, height } = focused.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = there !== null && (focused.contains(there) || there.contains(focused));
  // The middle of a link of two lines may lie beside both.
  if (!isSeen && focused.getClientRects().length === 1) return `${name}: covered or off the screen`;
  return undefined;
}
