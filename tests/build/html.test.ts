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

test.each(builtPages)('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(readBuilt(path));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});

/** The links and files of a page, and the full addresses in its metadata. */
function addressesIn(html: string): string[] {
  const ofElements = html.match(/(?<=(?:href|src)=")[^"]*/g) ?? [];
  const ofMetadata = html.match(new RegExp(`(?<=content=")${brand.siteUrl}[^"]*`, 'g')) ?? [];
  return [...ofElements, ...ofMetadata];
}

test.each(builtPages)('every link of %s leads to a page, a file or another site', (path) => {
  const dead = addressesIn(readBuilt(path)).filter((address) => {
    const { origin, protocol, pathname, hash } = new URL(address, brand.siteUrl + path);
    if (origin !== brand.siteUrl) return !['https:', 'mailto:', 'data:'].includes(protocol);
    if (!isBuilt(pathname)) return true;
    const id = decodeURIComponent(hash.slice(1));
    return hash !== '' && !readBuilt(pathname).includes(` id="${id}"`);
  });
  expect(dead).toEqual([]);
});
