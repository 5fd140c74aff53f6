import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { publicAddresses } from '../../src/app/prerendered-pages';
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

// An empty list is nothing that a visitor sees, and something that a screen reader reads.
test.each(builtPages)('%s has no empty list', (path) => {
  expect(readBuilt(path)).not.toMatch(/<(ul|ol|dl)\b[^>]*><\/\1>/);
});

// The names of a mockup's controls are constants (docs/decisions/14-mockups-in-html-and-css.md).
test.each(builtPages)('%s shows each mockup at most once', (path) => {
  const figures = readBuilt(path).match(/<figure\b.*?<\/figure>/gs) ?? [];
  const names = figures.flatMap((figure) => {
    const controls = figure.match(/(?<=<(?:input|select|textarea)\b[^>]* name=")[^"]+/g) ?? [];
    return [...new Set(controls)];
  });
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  expect(repeated, 'controls of two mockups that have one name, and so change each other').toEqual(
    [],
  );
});

test.each(publicAddresses)('another page links to %s', (address) => {
  const others = builtPages.filter((path) => path !== address);
  const linked = others.some((path) => readBuilt(path).includes(` href="${address}"`));
  expect(linked, 'Add a link, for example in src/content/site.ts.').toBe(true);
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
