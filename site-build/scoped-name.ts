import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const scopedNames = new Map<string, string>();

/** A short class name of four letters, because each page contains it in its HTML and its CSS. */
export function scopedName(name: string, file: string): string {
  const id = `${relative(ROOT, file)} ${name}`;
  const short = `_${createHash('sha256').update(id).digest('base64url').slice(0, 4)}`;
  const known = scopedNames.get(short);
  if (known && known !== id) throw new Error(`${known} and ${id} are both ${short}: rename one`);
  scopedNames.set(short, id);
  return short;
}
