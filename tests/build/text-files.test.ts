import { expect, test } from 'vitest';
import { brand } from '../../src/content/brand';
import { readBuilt } from './built-site';

test('security.txt is valid for a year (RFC 9116)', () => {
  const text = readBuilt('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${brand.companyEmail}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
  // The year began with the build, at most a day ago.
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(366);
});

const licenses = readBuilt('/licenses.md').split(/^## /m).slice(1);

test('licenses.md names the bundled packages', () => {
  const names = licenses.map((section) => section.slice(0, section.indexOf(' ')));
  expect(names).toEqual(expect.arrayContaining(['react', 'firebase', '@firebase/auth', 'zod']));
  expect(names).toContain('@fontsource-variable/figtree');
});

test('licenses.md has the text of each license but Apache', () => {
  const others = licenses.filter((section) => !section.includes('(Apache-2.0)'));
  // Every license disclaims warranties with these words.
  expect(others.filter((section) => !section.includes('AS IS'))).toEqual([]);
});

test('licenses.md ends with the text of the Apache license', () => {
  expect(licenses.at(-1)).toMatch(/^Apache-2\.0\n.*END OF TERMS AND CONDITIONS/s);
});
