import { describe, expect, test } from 'vitest';
import { extractAssets, fillTemplate, withImports } from '../../site-build/template';

const template = [
  '<head><!--page-policy--><!--page-head--><!--page-style--></head>',
  '<div data-page="" data-hydrate="" data-preload="" data-entry="/src/main.tsx"><!--page-body--></div>',
  '<!--page-script-->',
].join('');
const page = {
  root: { page: '/lively', hydrate: 'later', preload: '/a.css /b.js', entry: '/m.js' },
  policy: "default-src 'none'",
  head: '<title>T</title>',
  body: '<p>B</p>',
  style: 'p{}',
  script: 'let a',
} as const;

describe('fillTemplate', () => {
  test('fills all placeholders', () => {
    expect(fillTemplate(template, page)).toBe(
      [
        '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />',
        '<title>T</title><style>p{}</style></head>',
        '<div data-page="/lively" data-hydrate="later" data-preload="/a.css /b.js" data-entry="/m.js">',
        '<p>B</p></div><script type="module">let a</script>',
      ].join(''),
    );
  });

  test('adds the reporter module if there is one', () => {
    expect(
      fillTemplate(template, { ...page, root: { ...page.root, reporter: '/w.js' } }),
    ).toContain(' data-entry="/m.js" data-reporter="/w.js">');
  });

  test('does not interpret replacement patterns of String.replace', () => {
    expect(fillTemplate(template, { ...page, body: "$& $1 $' $$" })).toContain("$& $1 $' $$");
  });

  test('throws when index.html lacks a placeholder', () => {
    expect(() => fillTemplate('<head><!--page-policy--></head>', page)).toThrow('<!--page-head-->');
  });
});

describe('extractAssets', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/s.css">';
  const tag = '<script type="module" crossorigin src="/assets/b.js"></script>';

  test('returns the template without its stylesheet and script, and their paths', () => {
    expect(extractAssets(`<head>\n  ${tag}\n  ${link}\n</head>`)).toEqual({
      template: '<head></head>',
      stylesheet: '/assets/s.css',
      script: '/assets/b.js',
    });
  });

  test.each([link, tag])('throws when there is only %s', (one) => {
    expect(() => extractAssets(`<head>${one}</head>`)).toThrow('no stylesheet or script');
  });
});

describe('withImports', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b', 'c'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['a'] },
    d: { file: 'd.js' },
  };

  test('lists entries and their imports once, even with circular imports', () => {
    expect(withImports(manifest, ['a'])).toEqual(['/a.js', '/b.js', '/c.js']);
    expect(withImports(manifest, ['d', 'b'])).toEqual(['/d.js', '/b.js', '/c.js', '/a.js']);
  });

  test('throws when the entry is missing', () => {
    expect(() => withImports(manifest, ['src/missing.tsx'])).toThrow('src/missing.tsx');
  });
});
