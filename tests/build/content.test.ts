import { describe, expect, test } from 'vitest';
import { publicPages } from '../browser/site/public-pages';
import { readBuilt, textOf } from './built-site';

// The prerendered pages are complete without scripts.
describe.each(publicPages)('$path', ({ path, heading, texts = [], links = [] }) => {
  const html = readBuilt(path);
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];

  test('has its heading', () => {
    const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)];
    expect(headings.map(([h1]) => textOf(h1))).toEqual([heading]);
  });

  test('has its texts', () => {
    const text = textOf(main);
    expect(texts.filter((expected) => !text.includes(expected))).toEqual([]);
  });

  test.each(links)('links "%s"', (name, ...hrefs) => {
    const found = [...main.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    const named = found.filter(([, , content = '']) => textOf(content) === name);
    expect(named.map(([, href]) => href)).toEqual(hrefs);
  });
});
