import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { componentOf } from '../../src/app/page-table';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { paths } from '../../src/content/pages';
import { closure, firstLoad, inlineTexts, modules, readBuilt, wireBytes } from './built-site';

const KB = 1000;
const KIB = 1024;
const account = prerenderedPages.filter(({ layout }) => !layout.isPublic);
const forms = [paths.logIn, paths.signUp, paths.forgotPassword];

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);

/** Fails with the size of each file. */
function expectAtMost(limit: number, addresses: readonly string[]): void {
  const sizes = addresses.map((address) => `${address} ${wireBytes(address)}`);
  const message = `Compressed bytes:\n${sizes.join('\n')}`;
  expect(sum(addresses.map(wireBytes)), message).toBeLessThanOrEqual(limit);
}

describe('before the first interaction', () => {
  // tests/browser/site/pages.spec.ts limits what precedes the end of the first screen.
  test.each(publicPaths)('%s has at most 26 KB of HTML', (path) => expectAtMost(26 * KB, [path]));

  // Lighthouse's first paint waits for all of the HTML; ten packets are the first round trip (RFC 6928).
  test('the home page arrives in one round trip', () => expectAtMost(14 * KIB, [paths.home]));

  test.each(publicPaths)('%s loads at most 45 KB', (path) => {
    expectAtMost(45 * KB, firstLoad(path).files);
  });

  test.each(publicPaths)('%s needs at most 4 requests before its icon', (path) => {
    const files = firstLoad(path).files.filter((file) => !file.endsWith('.svg'));
    expect(files.length, files.join()).toBeLessThanOrEqual(4);
  });

  test.each(publicPaths)('%s loads no script but the boot script', (path) => {
    const boot = modules.find(({ name }) => name === 'src/boot/hydration.ts');
    expect(firstLoad(path).scripts.filter((address) => address !== boot?.address)).toEqual([]);
  });

  test.each(publicPaths)('the inline scripts of %s are small', (path) => {
    const inline = brotliCompressSync(inlineTexts(readBuilt(path), 'script').join('')).length;
    expect(inline).toBeLessThanOrEqual((path === paths.home ? 2 : 1.5) * KB);
  });

  test.each(publicPaths)('%s has at most 36 KB of styles before its headline', (path) => {
    const [beforeHeadline = ''] = readBuilt(path).split('<h1');
    const lengths = inlineTexts(beforeHeadline, 'style').map((styles) => styles.length);
    // The home page links all other styles after the headline and the sun.
    expect(sum(lengths)).toBeLessThanOrEqual((path === paths.home ? 20 : 36) * KB);
  });

  test.each(publicPaths)('%s has images of at most 300 KB', (path) => {
    const sources = readBuilt(path).match(/(?<=<img\b[^>]* src=")[^"]+/g);
    expectAtMost(300 * KB, [...new Set(sources)]);
  });
});

describe('before a form is submitted', () => {
  test.each(forms)('%s loads at most 92 KiB of script', (path) => {
    expectAtMost(92 * KIB, firstLoad(path).scripts);
  });

  test.each(forms)('%s loads at most 113 KiB', (path) => {
    expectAtMost(113 * KIB, firstLoad(path).files);
  });

  test.each(forms)('%s needs at most 13 requests', (path) => {
    const { files } = firstLoad(path);
    expect(files.length, files.join()).toBeLessThanOrEqual(13);
  });

  test.each(account.map(({ path }) => path))(
    '%s preloads every script that hydration needs',
    (path) => {
      const { scripts, named } = firstLoad(path);
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.filter((address) => !named.includes(address))).toEqual([]);
    },
  );

  test('log-in and dashboard load at most 165 KiB of script', () => {
    const pages = [firstLoad(paths.logIn), firstLoad(paths.dashboard)];
    const scripts = [...new Set(pages.flatMap((load) => load.scripts))];
    expectAtMost(165 * KIB, scripts);
  });
});

describe('all chunks', () => {
  const entry = modules.filter(({ name }) => name === 'src/main.tsx').map(({ address }) => address);
  const all = closure(entry, () => true);

  test('only account screens load a heavy package', () => {
    const loaders = account.flatMap(({ layout, screen }) => [...layout.frames, screen]);
    const names = loaders.map((loader) => `/${componentOf(loader)}-`);
    const isPublic = (address: string) => !names.some((name) => address.includes(name));
    const heavyPackages = (addresses: readonly string[]) =>
      modules
        .filter(({ address }) => addresses.includes(address))
        .flatMap(
          ({ name }) => name.match(/(?<=node_modules\/)(@?firebase|zod|@tanstack)(?=\/)/) ?? [],
        );
    expect(heavyPackages(closure(entry, isPublic))).toEqual([]);
    // Their names are those that the pattern finds.
    expect(heavyPackages(all)).toEqual(expect.arrayContaining(['@firebase', 'zod', '@tanstack']));
  });

  test('each text of a page is in a chunk of its own', () => {
    const chunksOfTexts = modules
      .filter(({ name }) => name.endsWith('.md'))
      .map(({ address }) => address);
    expect(chunksOfTexts.length).toBeGreaterThan(4);
    expect(new Set(chunksOfTexts).size).toBe(chunksOfTexts.length);
  });

  test.each([
    ['the full Firestore', /@firebase\/firestore\/dist\/(?!lite)/],
    ['classic zod', /zod\/v4\/(classic|locales\/(?!en))/],
    ['a parser of texts', /micromark|mdast|unified|@mdx-js|yaml|sharp/],
    ['the reporter, without a report URL', /web-vitals|reporting\/reporter/],
  ])('no chunk has a module of %s', (_, pattern) => {
    expect(modules.filter(({ name }) => pattern.test(name))).toEqual([]);
  });

  test.each([
    // The SDK has all of Auth in one file.
    ['the pop-up code of Auth', /__\/auth\/iframe/],
    ['App Check, without a site key', /firebaseappcheck/],
  ])('no chunk has %s', (_, pattern) => {
    expect(all.filter((address) => pattern.test(readBuilt(address)))).toEqual([]);
  });
});
