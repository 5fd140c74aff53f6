/* Functions for `callInPage`, which sends all exports of this module to the page. */

/** The red, green, blue and alpha of a CSS color, each from 0 to 1. */
export function channelsOf(color: string): number[] {
  // A canvas parses every color format.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
}

/** WCAG's relative luminance of a CSS color. */
export function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast ratio of two CSS colors, from 1 to 21. */
export function contrastOf(color: string, otherColor: string): number {
  const luminances = [luminanceOf(color), luminanceOf(otherColor)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
