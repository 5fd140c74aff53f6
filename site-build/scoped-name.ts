import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postcss from 'postcss';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'src');
const idOf = (file: string, name: string) => `${relative(ROOT, file)} ${name}`;

/** Numbers, because hashes do not compress: they made the home page 0.5 KB larger. */
const numbers = new Map<string, number>();
for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.module.css')) continue;
  const path = join(SOURCE, file);
  const root = postcss.parse(readFileSync(path, 'utf8'));
  const add = (name: string) => {
    const id = idOf(path, name);
    if (!numbers.has(id)) numbers.set(id, numbers.size);
  };
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi)) add(name);
  });
  root.walkAtRules('keyframes', ({ params }) => add(params));
}

/**
 * The name of a class or of keyframes of a CSS module in the built site. All builds of the same
 * source agree on it. The underscore tells it from other words of a script (`stylesFor`).
 */
export function scopedName(name: string, file: string): string {
  const number = numbers.get(idOf(file, name));
  if (number === undefined) throw new Error(`${file} has no class or keyframes ${name}.`);
  return `_${(number + 36).toString(36)}`;
}
