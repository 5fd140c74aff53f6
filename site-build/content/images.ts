import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { type IllustrationName, illustrations } from '../../src/content/text-parts.ts';
import type { ImageFile } from '../../src/content/types.ts';
import { Mistake } from './mistake.ts';

/** Twice the width of a text column, for dense screens. */
const MAX_WIDTH = 1360;
/** The name of a file, without a folder. */
const FILE_NAME = /^[^/\\]+\.(jpe?g|png|webp|avif)$/i;
/** sharp's names of these formats. It would also read drawings, which can name other files. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** How to create the files for the images of texts, by their path in the site. */
export type Assets = ReadonlyMap<string, () => Promise<Buffer>>;

/**
 * Finds an image that a text names: one of our illustrations, or a file next to the text.
 *
 * @param file the path of the text
 * @param options.line the line of the image in the text, for mistakes
 * @param options.card the path of a link preview to create from the file
 * @returns the image, and the files that it needs
 * @throws Mistake when there is no such image
 */
export async function findImage(
  name: string,
  file: string,
  { line, card }: { readonly line?: number | undefined; readonly card?: string },
): Promise<{ readonly image: IllustrationName | ImageFile; readonly assets: Assets }> {
  const illustration = illustrations.find((candidate) => candidate === name);
  if (illustration) return { image: illustration, assets: new Map() };
  const path = join(dirname(file), name);
  if (!isImageFile(path, name)) {
    const sentence = `There is no image "${name}": use ${illustrations.join(', ')}, or a photo such as harbor.jpg next to this text.`;
    throw new Mistake(file, sentence, line);
  }
  // Imported here, because most builds have no image files, and it takes a while to load.
  const { default: sharp } = await import('sharp');
  const photo = sharp(path).autoOrient();
  const metadata = await photo.metadata().catch(() => undefined);
  if (!metadata || !FORMATS.includes(metadata.format)) {
    throw new Mistake(file, `"${name}" is no JPEG, PNG, WebP or AVIF: save it as one.`, line);
  }
  const image = describeImage(path, metadata.autoOrient);
  const { src, width, height } = image;
  const assets = new Map([
    [src, () => photo.clone().resize(width, height).webp({ quality: 75 }).toBuffer()],
  ]);
  if (card) {
    // JPEG, because not all services show WebP.
    const preview = photo.clone().resize(1200, 630).jpeg({ quality: 80, mozjpeg: true });
    assets.set(card, () => preview.toBuffer());
  }
  return { image, assets };
}

/** Whether the file is next to the text. A link to a file elsewhere is not. */
function isImageFile(path: string, name: string): boolean {
  return FILE_NAME.test(name) && lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The address and the size of an image in a page. The address changes with the file, because browsers cache it. */
function describeImage(
  path: string,
  size: { readonly width: number; readonly height: number },
): ImageFile {
  const width = Math.min(size.width, MAX_WIDTH);
  const height = Math.round((size.height * width) / size.width);
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 8);
  const name = parse(path).name.replace(/[^\w-]+/g, '-');
  return { src: `/assets/${name}-${hash}.webp`, width, height };
}
