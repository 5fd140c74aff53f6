import { describe, expect, test } from 'vitest';
import { fillTemplate, takeOutSheet, withImports } from '../../site-build/template';

const template =
  '<head><!--page-policy--><!--page-head--></head><div data-page="" data-join="" data-later=""><!--page-body--></div>';
const page = {
  path: '/lively',
  join: 'later',
  policy: "default-src 'none'",
  head: '<title>T</title>',
  body: '<p>B</p>',
  later: ['/a.css', '/b.js'],
} as const;

describe('fillTemplate', () => {
  test('puts a page in its places', () => {
    expect(fillTemplate(template, page)).toBe(
      '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'" /><title>T</title></head><div data-page="/lively" data-join="later" data-later="/a.css /b.js"><p>B</p></div>',
    );
  });

  test('takes a text as it is, whatever String.replace would read into it', () => {
    expect(fillTemplate(template, { ...page, body: "$& $1 $' $$" })).toContain("$& $1 $' $$");
  });

  test('stops the build when index.html has lost a place', () => {
    expect(() => fillTemplate('<head><!--page-policy--></head>', page)).toThrow('<!--page-head-->');
  });
});

describe('takeOutSheet', () => {
  const html = '<head><link rel="stylesheet" crossorigin href="/assets/s.css"></head>';

  test('gives the address, and the page with a style in its place, taken as it is', () => {
    const { sheet, withStyle } = takeOutSheet(html);
    expect(sheet).toBe('/assets/s.css');
    expect(withStyle("a::after{content:'$&'}")).toBe(
      "<head><style>a::after{content:'$&'}</style></head>",
    );
  });

  test('stops the build when there is no sheet', () => {
    expect(() => takeOutSheet('<head></head>')).toThrow('no sheet');
  });
});

describe('withImports', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b', 'c'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['a'] },
    d: { file: 'd.js' },
  };

  test('names an entry and all that it imports, each once, also around a circle', () => {
    expect(withImports(manifest, ['a'])).toEqual(['/a.js', '/b.js', '/c.js']);
    expect(withImports(manifest, ['d', 'b'])).toEqual(['/d.js', '/b.js', '/c.js', '/a.js']);
  });

  test('stops the build when the entry is gone', () => {
    expect(() => withImports(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx');
  });
});
