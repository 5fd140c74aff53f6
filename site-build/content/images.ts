import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { type IllustrationName, illustrations } from '../../src/content/text-parts.ts';
import type { ImageFile } from '../../src/content/types.ts';
import { Mistake } from './mistake.ts';

/** Twice the width of a text column, for dense screens. */
const WIDTH = 1360;
/** The name of a file, without a folder. */
const FILE_NAME = /^[^/\\]+\.(jpe?g|png|webp|avif)$/i;
/** sharp's names of these formats. It would also read drawings, which can name other files. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** How to create the files for the images of texts, by their path in the site. */
export type Assets = Map<string, () => Promise<Buffer>>;

/**
 * An image that a text names: an illustration of ours, or a file next to the text.
 *
 * @param card the path of the link preview to create. JPEG, because not all services show WebP
 */
export async function findImage(
  name: string,
  file: string,
  assets: Assets,
  { line, card }: { readonly line?: number | undefined; readonly card?: string },
): Promise<IllustrationName | ImageFile> {
  const drawing = illustrations.find((candidate) => candidate === name);
  if (drawing) return drawing;
  const sentence = `There is no image "${name}": use ${illustrations.join(', ')}, or a photo such as harbor.jpg next to this text.`;
  const missing = new Mistake(file, sentence, line);
  const path = join(dirname(file), name);
  // A link to a file elsewhere is no file next to the text.
  if (!FILE_NAME.test(name) || !lstatSync(path, { throwIfNoEntry: false })?.isFile()) throw missing;
  // Imported here, because most builds have no image files, and it takes a while to load.
  const { default: sharp } = await import('sharp');
  const image = sharp(path).autoOrient();
  const { autoOrient: size, format } = await image.metadata().catch(() => {
    throw missing;
  });
  if (!FORMATS.includes(format)) throw missing;
  const width = Math.min(size.width, WIDTH);
  const height = Math.round((size.height * width) / size.width);
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 8);
  const src = `/assets/${parse(name).name.replace(/[^\w-]+/g, '-')}-${hash}.webp`;
  assets.set(src, () => image.clone().resize(width, height).webp({ quality: 75 }).toBuffer());
  if (card) {
    const preview = image.clone().resize(1200, 630).jpeg({ quality: 80, mozjpeg: true });
    assets.set(card, () => preview.toBuffer());
  }
  return { src, width, height };
}
