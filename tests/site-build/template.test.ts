import { describe, expect, test } from 'vitest';
import { fillTemplate, preloads } from '../../site-build/template';

const template =
  '<head><!--page-head--></head><div data-page="" data-join=""><!--page-body--></div>';
const page = {
  path: '/lively',
  join: 'later',
  head: '<title>T</title>',
  body: '<p>B</p>',
} as const;

describe('fillTemplate', () => {
  test('puts a page in its places', () => {
    expect(fillTemplate(template, page)).toBe(
      '<head><title>T</title></head><div data-page="/lively" data-join="later"><p>B</p></div>',
    );
  });

  test('takes a text as it is, whatever String.replace would read into it', () => {
    expect(fillTemplate(template, { ...page, body: "$& $1 $' $$" })).toContain("$& $1 $' $$");
  });

  test('stops the build when index.html has lost a place', () => {
    expect(() => fillTemplate('<head></head>', page)).toThrow('<!--page-head-->');
  });
});

describe('preloads', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b', 'c'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['a'] },
    d: { file: 'd.js' },
  };
  const files = (html: string) => [...html.matchAll(/href="\/(.*?)"/g)].map(([, file]) => file);

  test('names an entry and all that it imports, each once, also around a circle', () => {
    expect(files(preloads(manifest, ['a']))).toEqual(['a.js', 'b.js', 'c.js']);
    expect(files(preloads(manifest, ['d', 'b']))).toEqual(['d.js', 'b.js', 'c.js', 'a.js']);
  });

  test('stops the build when the entry is gone', () => {
    expect(() => preloads(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx');
  });
});
