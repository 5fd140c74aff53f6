import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { type Drawing, drawings } from '../../src/content/drawings.ts';
import type { ImageFile } from '../../src/content/types.ts';
import { Mistake } from './mistake.ts';

/** Twice the width of a text column, for dense screens. */
const WIDTH = 1360;
const CARD = { width: 1200, height: 630 };

/** The files that the build writes for the images of texts, by their path in the site. */
export type Assets = Map<string, Buffer>;

/** Where a text names an image. */
export type Place = { readonly file: string; readonly line: number };

/** An image that a text names: a drawing of ours, or a file next to the text. */
export async function findImage(
  name: string,
  place: Place,
  assets: Assets,
): Promise<Drawing | ImageFile> {
  const drawing = drawings.find((candidate) => candidate === name);
  if (drawing) return drawing;
  const bytes = read(name, place);
  const known = resized.get(bytes.hash) ?? resize(bytes.bytes, place, name);
  resized.set(bytes.hash, known);
  const { data, width, height } = await known;
  const src = `/assets/${parse(name).name}-${bytes.hash}.webp`;
  assets.set(src, data);
  return { src, width, height };
}

const resized = new Map<string, ReturnType<typeof resize>>();

/** Crops an image file to a link preview. JPEG, because not all services show WebP. */
export async function addSocialCard(name: string, place: Place, path: string, assets: Assets) {
  const { default: sharp } = await import('sharp');
  const card = sharp(read(name, place).bytes).autoOrient().resize(CARD.width, CARD.height);
  assets.set(path, await card.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}

function read(name: string, { file, line }: Place) {
  const path = join(dirname(file), name);
  if (!/\.(jpe?g|png|webp|avif)$/i.test(name)) {
    throw new Mistake(
      file,
      line,
      `There is no drawing "${name}": use ${drawings.join(', ')}, or a file such as harbor.jpg next to this text.`,
    );
  }
  if (!existsSync(path)) {
    throw new Mistake(file, line, `There is no file "${name}" next to this text.`);
  }
  const bytes = readFileSync(path);
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
}

async function resize(bytes: Buffer, { file, line }: Place, name: string) {
  // Imported here, because most builds have no image files, and it takes a while to load.
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    throw new Mistake(file, line, `The file "${name}" is not an image.`);
  }
}
