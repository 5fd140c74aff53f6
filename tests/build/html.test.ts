import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { brand } from '../../src/content/brand';
import { builtPages, isBuilt, readBuilt } from './built-site';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // The Content-Security-Policy allows only same-origin scripts and styles.
  rules: { 'require-sri': 'off' },
});

test.each(builtPages())('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(readBuilt(path).toString());
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});

test('every internal link and every file of a page exists', () => {
  const dead = builtPages().flatMap((path) => {
    const html = readBuilt(path).toString();
    const internal = new RegExp(`(?:href|src)="([/#][^"]*)"|="(${brand.siteUrl}[^"]*)"`, 'g');
    return [...html.matchAll(internal)]
      .map(([, relative, absolute = '']) => relative ?? absolute)
      .filter((address) => {
        const { pathname, hash } = new URL(address, brand.siteUrl + path);
        if (!isBuilt(pathname)) return true;
        const id = decodeURIComponent(hash.slice(1));
        return hash !== '' && !readBuilt(pathname).includes(` id="${id}"`);
      })
      .map((address) => `${address}, from ${path}`);
  });
  expect(dead).toEqual([]);
});
