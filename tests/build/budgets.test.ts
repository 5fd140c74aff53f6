import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { prerenderedPages, publicAddresses } from '../../src/app/prerendered-pages';
import { paths } from '../../src/content/pages';
import { firstLoad, inlineTexts, modules, readBuilt, wireBytes } from './built-site';

const KB = 1000;
const KIB = 1024;
const accountPages = prerenderedPages.filter(({ layout }) => !layout.isPublic);
const forms = [paths.logIn, paths.signUp, paths.forgotPassword];

/** Fails with the size of each file. */
function expectAtMost(limit: number, addresses: readonly string[]): void {
  const sizes = addresses.map((address) => `${address} ${wireBytes(address)}`);
  const total = addresses.reduce((bytes, address) => bytes + wireBytes(address), 0);
  expect(
    total,
    `${limit - total} of ${limit} compressed bytes are left:\n${sizes.join('\n')}`,
  ).toBeLessThanOrEqual(limit);
}

describe.each(publicAddresses)('before the first interaction, %s', (path) => {
  const html = readBuilt(path);
  const { files, scripts } = firstLoad(path);

  // The first round trip has ten packets (RFC 6928), and Lighthouse's first paint waits for all HTML.
  // Of the home page, tests/browser/site/pages.spec.ts limits what the first screen needs.
  const htmlBytes = path === paths.home ? 17 * KB : 14 * KIB;
  test(`has at most ${htmlBytes} bytes of HTML`, () => expectAtMost(htmlBytes, [path]));

  test('loads at most 45 KB', () => expectAtMost(45 * KB, files));

  test('needs at most 4 requests before its icon', () => {
    const needed = files.filter((file) => !file.endsWith('.svg'));
    expect(needed.length, needed.join()).toBeLessThanOrEqual(4);
  });

  test('loads no script but the boot script', () => {
    const boot = modules.find(({ name }) => name === 'src/boot/hydration.ts');
    expect(scripts.filter((address) => address !== boot?.address)).toEqual([]);
  });

  const scriptsKb = path === paths.home ? 2 : 1.5;
  test(`has at most ${scriptsKb} KB of inline scripts`, () => {
    const inline = brotliCompressSync(inlineTexts(html, 'script').join(''));
    expect(inline.length).toBeLessThanOrEqual(scriptsKb * KB);
  });

  // The home page links all other styles after the headline and the sun.
  const stylesKb = path === paths.home ? 20 : 36;
  test(`has at most ${stylesKb} KB of uncompressed styles before its headline`, () => {
    const [beforeHeadline = ''] = html.split('<h1');
    const styles = inlineTexts(beforeHeadline, 'style').join('');
    expect(styles.length).toBeLessThanOrEqual(stylesKb * KB);
  });

  test('has images of at most 300 KB', () => {
    const sources = html.match(/(?<=<img\b[^>]* src=")[^"]+/g);
    expectAtMost(300 * KB, [...new Set(sources)]);
  });
});

describe.each(forms)('before a form is submitted, %s', (path) => {
  const { files, scripts } = firstLoad(path);

  test('loads at most 92 KiB of script', () => expectAtMost(92 * KIB, scripts));

  test('loads at most 114 KiB', () => expectAtMost(114 * KIB, files));

  test('needs at most 7 requests', () => {
    expect(files.length, files.join()).toBeLessThanOrEqual(7);
  });
});

test.each(accountPages)('$path preloads every script that hydration needs', ({ path }) => {
  const { scripts, scriptsInHtml } = firstLoad(path);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((address) => !scriptsInHtml.includes(address))).toEqual([]);
});

test('log-in and dashboard load at most 165 KiB of script', () => {
  const pages = [firstLoad(paths.logIn), firstLoad(paths.dashboard)];
  const scripts = new Set(pages.flatMap((load) => load.scripts));
  expectAtMost(165 * KIB, [...scripts]);
});

describe('all chunks', () => {
  const allChunks = [...new Set(modules.map(({ address }) => address))];
  const bundleOf = (name: string) =>
    allChunks.filter((chunk) => chunk.startsWith(`/assets/${name}-`));

  test.each([
    ['Firebase', /node_modules\/@?firebase\//],
    ['zod', /node_modules\/zod\//],
    ['TanStack Query', /node_modules\/@tanstack\//],
  ])('only account screens load %s', (_, pattern) => {
    const users = modules.filter(({ name }) => pattern.test(name)).map(({ address }) => address);
    // Otherwise a pattern that finds nothing would pass.
    expect(users).not.toEqual([]);
    const accountBundles = ['forms', 'auth', 'member'].flatMap(bundleOf);
    expect(users.filter((chunk) => !accountBundles.includes(chunk))).toEqual([]);
  });

  test('each post and each legal text is in a chunk of its own', () => {
    const texts = modules.filter(({ name }) => /content\/(blog|legal)\/.*\.md$/.test(name));
    const chunksOfTexts = new Set(texts.map(({ address }) => address));
    expect(texts.length).toBeGreaterThan(4);
    expect(chunksOfTexts.size).toBe(texts.length);
  });

  test.each([
    ['the full Firestore', /@firebase\/firestore\/dist\/(?!lite)/],
    ['classic zod', /zod\/v4\/(classic|locales\/(?!en))/],
    ['a library of the build', /micromark|mdast|unified|@mdx-js|yaml|sharp/],
    ['the reporter in a build without a report URL', /web-vitals|reporting\/reporter/],
  ])('no chunk has a module of %s', (_, pattern) => {
    expect(modules.filter(({ name }) => pattern.test(name))).toEqual([]);
  });

  test.each([
    // Found by a text in their code, because the SDK has all of Auth in one module.
    ['the pop-up code of Auth', /__\/auth\/iframe/],
    ['App Check in a build without a site key', /firebaseappcheck/],
  ])('no chunk has %s', (_, pattern) => {
    expect(allChunks.filter((address) => pattern.test(readBuilt(address)))).toEqual([]);
  });
});
