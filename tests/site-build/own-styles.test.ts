import { describe, expect, test } from 'vitest';
import { allowStyles, ownStyles, styleHash } from '../../site-build/own-styles';

const html = '<main><a class="link big" href="/">A</a><dialog class="menu"></dialog></main>';
const own = (sheet: string) => ownStyles(sheet, html);

describe('a page keeps', () => {
  test.each([
    ':root{--a:1}',
    '*,:before{margin:0}',
    'a:hover{color:red}',
    '.link.big>a{color:red}',
    'a[href^="x.y"]::after{color:red}',
    '.menu[open]::backdrop{color:red}',
    'a:not(.absent){color:red}',
    ':is(.absent,.link){color:red}',
    ':root:has(.menu[open]){color:red}',
    '@media print{a{color:red}}',
    '@font-face{font-family:F}',
    '.link{animation:turn 1s}@keyframes turn{0%{opacity:0}to{opacity:1}}',
  ])('%s', (sheet) => expect(own(sheet)).toBe(sheet));
});

describe('a page does without', () => {
  test.each([
    ['.absent{color:red}', ''],
    ['.link .absent{color:red}', ''],
    ['.lin{color:red}', ''],
    ['h1{color:red}', ''],
    ['.absent,a{color:red}', 'a{color:red}'],
    ['@media print{.absent{color:red}}', ''],
    ['@keyframes turn{0%{opacity:0}to{opacity:1}}', ''],
  ])('%s', (sheet, rest) => expect(own(sheet)).toBe(rest));
});

test('a policy names the styles that stand in pages, and no earlier ones', () => {
  const before = "default-src 'none'; style-src 'self' 'sha256-old='; font-src 'self'";
  const after = allowStyles(before, new Set([styleHash('b'), styleHash('a')]));
  expect(after).toBe(
    "default-src 'none'; style-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='; font-src 'self'",
  );
});
