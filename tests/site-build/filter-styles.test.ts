import { expect, test } from 'vitest';
import { filterStyles, splitStyles } from '../../site-build/filter-styles';

/** Has no `h1`, but rules for it stay: only classes and custom properties are looked for. */
const page = '<a class="link big" style="left:var(--left)">A</a>';

test.each([
  ':root{color:red}',
  'h1,a:hover{color:red}',
  '.link.big>a{color:red}',
  'a[href^="x.y"]::after{color:red}',
  'a:not(.absent){color:red}',
  'a:is(.absent,.link){color:red}',
  'a:has(.absent,.link){color:red}',
  'a:not(:has(.absent)){color:red}',
  '.link:has(b:focus){color:red}',
  '@media print{a{color:red}}',
  '@font-face{font-family:F}',
  '.link{animation:turn 1s}@keyframes turn{0%{opacity:0}12.5%{opacity:1}}',
  ':root{--ink:var(--blue);--blue:#00f;--left:0}a{color:var(--ink)}',
])('keeps %s', (stylesheet) => expect(filterStyles(stylesheet, page)).toBe(stylesheet));

test.each([
  ['.link .absent{color:red}', ''],
  ['.lin{color:red}', ''],
  [':root[data-a]:has(.absent) a{color:red}', ''],
  ['.absent,a{color:red}', 'a{color:red}'],
  // Lightning CSS wraps a list of selectors in `:is()` if one of them has `:has()`.
  [':is(.absent,a:has(b)){color:red}', 'a:has(b){color:red}'],
  ['@media print{.absent{color:red}}', ''],
  [':root{--ink:var(--blue);--blue:#00f}', ''],
  ['@property --ink{syntax:"<color>";inherits:true;initial-value:red}', ''],
  [':root{--ink:#00f}.absent{color:var(--ink)}', ''],
])('removes what the page cannot use from %s', (stylesheet, rest) =>
  expect(filterStyles(stylesheet, page)).toBe(rest),
);

test.each([
  ['h1{color:red}', 'h1{color:red}', ''],
  ['.link{color:red}', '.link{color:red}', ''],
  ['.link .below{color:red}', '', '.link .below{color:red}'],
  ['.link,.below{color:red}', '.link{color:red}', '.below{color:red}'],
  ['@supports (a:b){@media all{.below{top:0}}}', '', '@supports (a:b){@media all{.below{top:0}}}'],
  ['@font-face{font-family:F}', '@font-face{font-family:F}', ''],
  [':root{--ink:#00f}.below{color:var(--ink)}', ':root{--ink:#00f}', '.below{color:var(--ink)}'],
])('splits %s', (styles, first, later) => {
  expect(splitStyles(styles, page)).toEqual({ first, later });
});
