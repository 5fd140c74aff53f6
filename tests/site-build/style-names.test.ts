import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

const withoutComments = (styles: string) => styles.replaceAll(/\/\*.*?\*\//gs, '');

/** The classes that a component uses as `css.name`, but its CSS modules do not define. */
function missingClasses(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  // `./art.module.css` looks like the class `module` of `art`.
  const code = source.replaceAll(IMPORT, '');
  return [...source.matchAll(IMPORT)].flatMap(([, name, stylesheet = '']) => {
    const styles = withoutComments(readFileSync(join(dirname(file), stylesheet), 'utf8'));
    const defined = new Set(styles.match(/(?<=\.)\w+/g));
    const used = code.match(new RegExp(`(?<=\\b${name}\\.)\\w+`, 'g')) ?? [];
    return used.filter((className) => !defined.has(className));
  });
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const components = files.filter((file) => file.endsWith('.tsx')).map((file) => join('src', file));

test.each(components)('%s uses only classes that its styles have', (file) => {
  expect(missingClasses(file)).toEqual([]);
});

test('styles and drawings read only variables that are declared', () => {
  const code = files
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => withoutComments(readFileSync(join('src', file), 'utf8')))
    .join();
  // In CSS, in a `style` object, or with `setProperty`.
  const declared = new Set(code.match(/(?<=[\s{'"])--[\w-]+(?=['"]?[:,])/g));
  // Without those that have a fallback.
  const read = new Set(code.match(/(?<=var\()--[\w-]+(?=\))/g));
  expect([...read].filter((name) => !declared.has(name))).toEqual([]);
});

// The name of a class begins with that of its file, and has no hash (vite.config.ts).
test('no two CSS modules have the same name: their classes would be the same', () => {
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
