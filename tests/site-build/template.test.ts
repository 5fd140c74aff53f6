import { describe, expect, test } from 'vitest';
import { extractAssets, fillTemplate, withImports } from '../../site-build/template';

const template = [
  '<head><!--page-policy--><!--page-head--><!--page-style--></head>',
  '<div data-page="" data-hydrate="" data-preload="" data-entry="/src/main.tsx"><!--page-body--></div>',
  '<!--page-script-->',
].join('');
const page = {
  path: '/lively',
  hydrate: 'later',
  policy: "default-src 'none'",
  head: '<title>T</title>',
  body: '<p>B</p>',
  preload: ['/a.css', '/b.js'],
  entry: '/m.js',
  reporter: undefined,
  style: 'p{}',
  script: 'let a',
} as const;

describe('fillTemplate', () => {
  test('puts a page in its places', () => {
    expect(fillTemplate(template, page)).toBe(
      [
        '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />',
        '<title>T</title><style>p{}</style></head>',
        '<div data-page="/lively" data-hydrate="later" data-preload="/a.css /b.js" data-entry="/m.js">',
        '<p>B</p></div><script type="module">let a</script>',
      ].join(''),
    );
  });

  test('names the module that watches, where there is one', () => {
    expect(fillTemplate(template, { ...page, reporter: '/w.js' })).toContain(
      ' data-entry="/m.js" data-reporter="/w.js">',
    );
  });

  test('takes a text as it is, whatever String.replace would read into it', () => {
    expect(fillTemplate(template, { ...page, body: "$& $1 $' $$" })).toContain("$& $1 $' $$");
  });

  test('stops the build when index.html has lost a place', () => {
    expect(() => fillTemplate('<head><!--page-policy--></head>', page)).toThrow('<!--page-head-->');
  });
});

describe('extractAssets', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/s.css">';
  const tag = '<script type="module" crossorigin src="/assets/b.js"></script>';

  test('gives the page without its stylesheet and script, and where these are', () => {
    expect(extractAssets(`<head>\n  ${tag}\n  ${link}\n</head>`)).toEqual({
      template: '<head></head>',
      stylesheet: '/assets/s.css',
      script: '/assets/b.js',
    });
  });

  test.each([link, tag])('stops the build when there is only %s', (one) => {
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

  test('names an entry and all that it imports, each once, also around a circle', () => {
    expect(withImports(manifest, ['a'])).toEqual(['/a.js', '/b.js', '/c.js']);
    expect(withImports(manifest, ['d', 'b'])).toEqual(['/d.js', '/b.js', '/c.js', '/a.js']);
  });

  test('stops the build when the entry is gone', () => {
    expect(() => withImports(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx');
  });
});
