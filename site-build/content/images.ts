import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { type IllustrationName, illustrations } from '../../src/content/illustrations.ts';
import type { ImageFile } from '../../src/content/types.ts';
import { Mistake } from './mistake.ts';

/** Twice the width of a text column, for dense screens. */
const WIDTH = 1360;
const CARD = { width: 1200, height: 630 };

/** How to create the files for the images of texts, by their path in the site. */
export type Assets = Map<string, () => Promise<Buffer>>;

/** Where a text names an image. */
export type Place = { readonly file: string; readonly line: number };

/** An image that a text names: an illustration of ours, or a file next to the text. */
export async function findImage(
  name: string,
  place: Place,
  assets: Assets,
): Promise<IllustrationName | ImageFile> {
  const drawing = illustrations.find((candidate) => candidate === name);
  if (drawing) return drawing;
  const bytes = read(name, place);
  const size = await sizeOf(bytes, name, place);
  const width = Math.min(size.width, WIDTH);
  const height = Math.round((size.height * width) / size.width);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const src = `/assets/${parse(name).name.replace(/[^\w-]+/g, '-')}-${hash}.webp`;
  assets.set(src, async () => {
    const image = (await open(bytes)).resize(width, height);
    return image.webp({ quality: 75 }).toBuffer();
  });
  return { src, width, height };
}

/** Crops an image file to a link preview. JPEG, because not all services show WebP. */
export function addSocialCard(name: string, place: Place, path: string, assets: Assets): void {
  assets.set(path, async () => {
    const card = (await open(read(name, place))).resize(CARD.width, CARD.height);
    return card.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  });
}

function read(name: string, { file, line }: Place): Buffer {
  if (!/\.(jpe?g|png|webp|avif)$/i.test(name)) {
    throw new Mistake(
      file,
      line,
      `There is no illustration "${name}": use ${illustrations.join(', ')}, or a file such as harbor.jpg next to this text.`,
    );
  }
  const path = join(dirname(file), name);
  if (existsSync(path)) return readFileSync(path);
  throw new Mistake(file, line, `There is no file "${name}" next to this text.`);
}

async function sizeOf(bytes: Buffer, name: string, { file, line }: Place) {
  try {
    return (await (await open(bytes)).metadata()).autoOrient;
  } catch {
    throw new Mistake(file, line, `The file "${name}" is not an image.`);
  }
}

async function open(bytes: Buffer) {
  // Imported here, because most builds have no image files, and it takes a while to load.
  const { default: sharp } = await import('sharp');
  return sharp(bytes).autoOrient();
}
