/**
 * The visible texts with a contrast below 4.5 on white paper, because printers leave fills away;
 * without images and mockups. Runs in the page.
 */
export function paleTexts(): string[] {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** WCAG's relative luminance. */
  const luminance = (color: string) => {
    if (!pixel) throw new Error('No canvas');
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
    const linear = (channel: number) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasOwnText(element) && !element.closest('svg, figure, script, style'))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5)
    .map((element) => element.textContent);
}
