import { describe, expect, test } from 'vitest';
import { criticalCss, linkedCss, stylesFor, withoutFonts } from '../../site-build/critical-css';

const html =
  '<style>a{}</style><main><a class="link big" href="/">A</a><dialog class="menu"></dialog></main>';
const critical = (stylesheet: string) => criticalCss(stylesheet, html);

describe('keeps', () => {
  test.each([
    ':root{color:red}',
    '*,:before{margin:0}',
    'a:hover{color:red}',
    '.link.big>a{color:red}',
    'a[href^="x.y"]::after{color:red}',
    '.menu[open]::backdrop{color:red}',
    'a:not(.absent){color:red}',
    ':is(.link,.big){color:red}',
    ':root:has(.menu[open]){color:red}',
    '@media print{a{color:red}}',
    '@font-face{font-family:F}',
    '@font-face{font-family:F;unicode-range:U+20-7E,U+A0}',
    '.link{animation:turn 1s}@keyframes turn{0%{opacity:0}to{opacity:1}}',
    ':root{--ink:var(--blue);--blue:#00f}a{color:var(--ink)}',
  ])('%s', (stylesheet) => expect(critical(stylesheet)).toBe(stylesheet));
});

test('a page that links the stylesheet inlines the rules of what comes before', () => {
  const page = html.replace('</main>', '<link rel="stylesheet" href="/a.css"><p>B</p></main>');
  const motion = '@media (prefers-reduced-motion:no-preference)';
  const later = `p{color:red}.menu{color:red}a:hover{color:red}@media print{a{color:red}}${motion}{a{scale:2}}`;
  const stylesheet = `a{color:red}${later}${motion}{@view-transition{navigation:auto}}`;
  const inlined = criticalCss(stylesheet, page);
  expect(inlined).toBe(`a{color:red}${motion}{@view-transition{navigation:auto}}`);
  expect(linkedCss(stylesheet, page, inlined)).toBe(later);
  expect(linkedCss(stylesheet, html, inlined)).toBeUndefined();

  // What is inline does not come again, after the rules that override it.
  const tokens = ':root{--a:1px;--b:2px}a,p{top:var(--a)}@media dark{:root{--a:3px}a{top:0}}';
  const read = `${tokens}p{left:var(--b)}`;
  expect(linkedCss(read, page, criticalCss(read, page))).toBe(
    ':root{--b:2px}p{top:var(--a)}p{left:var(--b)}',
  );
});

describe('removes', () => {
  test.each([
    ['.absent{color:red}', ''],
    ['.link .absent{color:red}', ''],
    ['.lin{color:red}', ''],
    ['h1{color:red}', ''],
    ['.absent,a{color:red}', 'a{color:red}'],
    [':is(.absent:has([x]),.link:not(.big)),p{color:red}', ':is(.link:not(.big)){color:red}'],
    ['@media print{.absent{color:red}}', ''],
    ['@keyframes turn{0%{opacity:0}to{opacity:1}}', ''],
    [':root{--ink:var(--blue);--blue:#00f}', ''],
    ['@property --ink{syntax:"<color>";inherits:true;initial-value:red}', ''],
    [':root{--ink:#00f}.absent{color:var(--ink)}', ''],
    ['@font-face{font-family:F;unicode-range:U+A1-A8, U+20AC}', ''],
  ])('%s', (stylesheet, rest) => expect(critical(stylesheet)).toBe(rest));
});

test('withoutFonts removes the fonts that pages declare inline', () => {
  const other = '@font-face{font-family:F;font-display:swap}';
  const styles = `@font-face{font-family:F;font-display:optional}${other}a{color:red}`;
  expect(withoutFonts(styles)).toBe(`${other}a{color:red}`);
});

test('stylesFor keeps the rules whose classes are in the scripts', () => {
  const styles =
    '.a{color:var(--ink)}.a .b,h1{margin:0}@media print{.b{margin:0}}:root{--ink:red;--sea:#00f}';
  expect(stylesFor(styles, 'x={title:`a`}')).toBe(
    '.a{color:var(--ink)}h1{margin:0}:root{--ink:red}',
  );
});
