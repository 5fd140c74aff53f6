import { describe, expect, test } from 'vitest';
import { fillTemplate, withImports } from '../../site-build/template';

describe('fillTemplate', () => {
  const template = [
    '<head><!--page-policy--><!--page-head--><!--page-style--></head>',
    '<div id="root" data-page=""><!--page-body--></div>',
    '<!--page-script-->',
  ].join('');
  const page = {
    root: {
      page: '/lively',
      hydrate: 'later',
      preload: '/a.css /b.js',
      styles: '/a.css',
      entry: '/m.js',
      reporter: '/w.js',
    },
    policy: "default-src 'none'",
    head: '<title>T</title>',
    // Replacement patterns of String.replace.
    body: "$& $1 $' $$",
    style: 'p{}',
    script: 'let a',
  } as const;

  test('fills all placeholders', () => {
    expect(fillTemplate(template, page)).toBe(
      [
        '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />',
        '<title>T</title><style>p{}</style></head>',
        '<div id="root" data-page="/lively" data-hydrate="later" data-preload="/a.css /b.js" data-styles="/a.css" data-entry="/m.js" data-reporter="/w.js">',
        '$& $1 $\' $$</div><script type="module">let a</script>',
      ].join(''),
    );
  });

  test('throws when index.html lacks a placeholder', () => {
    expect(() => fillTemplate(template.replace('<!--page-head-->', ''), page)).toThrow(
      '<!--page-head-->',
    );
  });
});

test('withImports lists entries and their imports once, even with circular imports', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b', 'c'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['a'] },
    d: { file: 'd.js' },
  };
  expect(withImports(manifest, ['a'])).toEqual(['/a.js', '/b.js', '/c.js']);
  expect(withImports(manifest, ['d', 'b'])).toEqual(['/d.js', '/b.js', '/c.js', '/a.js']);
  expect(() => withImports(manifest, ['src/missing.tsx'])).toThrow('src/missing.tsx');
});
