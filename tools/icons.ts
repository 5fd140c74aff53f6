import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** An icon: its file in `public`, its width and height, and how it is drawn as SVG. */
type Icon = { readonly file: string; readonly size: number; readonly draw: () => string };

/** The icons of home screens and tabs. */
export const icons: readonly Icon[] = [
  { file: 'icons/lively-32.png', size: 32, draw: livelySquare },
  { file: 'icons/studio-32.png', size: 32, draw: studioSquare },
  { file: 'icons/lively-180.png', size: 180, draw: livelySquare },
  { file: 'icons/lively-192.png', size: 192, draw: livelySquare },
  { file: 'icons/lively-512.png', size: 512, draw: livelySquare },
  // Systems may cut away all but a circle with 80 % of the width.
  { file: 'icons/lively-maskable-512.png', size: 512, draw: () => livelySquare(0.77) },
  { file: 'icons/studio-180.png', size: 180, draw: studioSquare },
  { file: 'favicon.ico', size: 32, draw: livelySquare },
];

export async function drawIcon({ file, size, draw }: Icon): Promise<Buffer> {
  // Large enough for each size: SVG files have a density of 72, and are 32 or 44 pixels wide.
  const image = sharp(Buffer.from(draw()), { density: 72 * 16 }).resize(size, size);
  const png = await image.removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  return file.endsWith('.ico') ? toIco(png, size) : png;
}

/**
 * The app's tile without its round corners, which systems cut themselves: the sky above and the sea
 * below fill them.
 *
 * @param scale of the mark, around the middle
 */
function livelySquare(scale = 1): string {
  const tile = readFileSync('public/lively.svg', 'utf8');
  // A tile in the color of the sky, a shape in the color of the sea, and a group with the mark.
  const [sky, sea] = tile.match(/#[\da-f]{6}\b/g) ?? [];
  const [mark] = tile.match(/<g .*<\/g>/) ?? [];
  if (!sky || !sea || !mark) throw new Error('public/lively.svg has another structure now.');
  const corners = `<path fill="${sky}" d="M0 0h44v34H0z"/><path fill="${sea}" d="M0 34h44v10H0z"/>`;
  const scaled = `<g transform="translate(22 22)scale(${scale})translate(-22 -22)">${mark}</g>`;
  return tile.replace('>', `>${corners}`).replace(mark, scaled);
}

/** The studio's mark on a square of its color: a system would fill corners with white or black. */
function studioSquare(): string {
  const mark = readFileSync('public/studio.svg', 'utf8');
  if (!mark.includes('</style>')) throw new Error('public/studio.svg has another structure now.');
  // Class `a` has the color of the disk.
  return mark.replace('</style>', '</style><path class="a" d="M0 0h32v32H0z"/>');
}

function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // the number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(24, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
