import { lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { illustrations } from '../../src/content/text-parts.ts';
import { contentHash } from '../content-hash.ts';
import { Mistake, type Place } from './mistake.ts';

/** At least twice the width of a text column, for dense screens. */
const MAX_WIDTH = 1360;
/** The name of a file without a folder, so that it is next to the text. */
const FILE_NAME = /^[^/\\]+\.(jpe?g|png|webp|avif)$/i;
/** sharp's names of these; `heif` is AVIF. sharp also reads SVG, which can include other files. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** A file of the site that the build creates from an image. */
export type Asset = {
  readonly path: string;
  readonly create: () => Promise<Buffer>;
};

/**
 * Finds an image that a text names: one of our illustrations, or a file next to the text.
 *
 * @param cardPath the path of a link preview to create from the file
 * @returns the image, and the files that it needs
 * @throws Mistake when there is no such image
 */
export async function findImage(name: string, place: Place, cardPath?: string) {
  const illustration = illustrations.find((candidate) => candidate === name);
  if (illustration) return { image: illustration, assets: [] };
  const file = join(dirname(place.path), name);
  // A symbolic link could publish a file from elsewhere.
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile();
  if (!FILE_NAME.test(name) || !isFile) {
    const choice = `${illustrations.join(', ')}, or a photo such as harbor.jpg next to this text`;
    throw new Mistake(place, `There is no image "${name}": use ${choice}.`);
  }
  return readPhoto(file, place, cardPath);
}

/** Prepares a photo for the page, at most MAX_WIDTH wide, and for a link preview. */
async function readPhoto(file: string, place: Place, cardPath?: string) {
  // Imported here, because most builds have no image files, and it takes a while to load.
  const { default: sharp } = await import('sharp');
  const photo = sharp(file).autoOrient();
  const metadata = await photo.metadata().catch(() => undefined);
  if (!metadata || !FORMATS.includes(metadata.format)) {
    throw new Mistake(place, `"${basename(file)}" is no JPEG, PNG, WebP or AVIF: save it as one.`);
  }
  const rotated = metadata.autoOrient;
  const width = Math.min(rotated.width, MAX_WIDTH);
  const height = Math.round((rotated.height * width) / rotated.width);
  // The address changes with the file, because browsers cache it.
  const src = `/assets/photo-${contentHash(readFileSync(file))}.webp`;
  const resized = photo.clone().resize(width, height).webp({ quality: 75 });
  const assets: Asset[] = [{ path: src, create: () => resized.toBuffer() }];
  if (cardPath) {
    // JPEG, because not all services show WebP.
    const card = photo.clone().resize(1200, 630).jpeg({ quality: 80, mozjpeg: true });
    assets.push({ path: cardPath, create: () => card.toBuffer() });
  }
  return { image: { src, width, height }, assets };
}
