import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { paths } from '../../src/content/paths';
import {
  addressesIn,
  builtModules,
  closure,
  entryModule,
  firstLoad,
  headerRules,
  inlineScript,
  inlineScripts,
  type Load,
  readBuilt,
  wireBytes,
} from './built-site';

const KB = 1000;
const KIB = 1024;
const hydratedAtOnce = prerenderedPages
  .filter(({ layout }) => layout.hydrate === 'now')
  .map(({ path }) => path);
const forms = [paths.logIn, paths.signUp, paths.forgotPassword];

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);
const bytesOf = (addresses: readonly string[]) => sum(addresses.map(wireBytes));
const everything = ({ html, scripts, styles, fonts, icons }: Load) => [
  html,
  ...scripts,
  ...styles,
  ...fonts,
  ...icons,
];

/** A failure message: the files and their modules, largest first. */
function weights(addresses: readonly string[]): string {
  const files = addresses.map((address) => `${address} ${wireBytes(address)}`);
  const modules = modulesIn(addresses)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 25)
    .map(({ name, bytes }) => `${name} ${bytes}`);
  return ['compressed bytes:', ...files, 'bytes before minification:', ...modules].join('\n  ');
}

function modulesIn(addresses: readonly string[]) {
  return addresses.flatMap((address) =>
    Object.entries(builtModules()[address] ?? {}).map(([name, bytes]) => ({
      name,
      bytes,
      address,
    })),
  );
}

/** The modules in the given chunks that no pattern allows. */
function disallowedModules(addresses: readonly string[], allowed: readonly RegExp[]): string[] {
  return modulesIn(addresses)
    .filter(({ name, bytes }) => bytes > 0 && !allowed.some((pattern) => pattern.test(name)))
    .map(({ name, address }) => `${name} in ${address}`);
}

const FORM = [
  /^(vite|rolldown)\//,
  /^node_modules\/(react|react-dom|react-router|scheduler|zod)\//,
  /^src\/(main\.tsx|app\/|components\/|content\/|shared\/|session\/)/,
  /^src\/(backend\/failure|reporting\/report)\.ts$/,
  /^src\/screens\/(log-in|sign-up|forgot-password)\//,
];
/** Modules in the form's own folders that belong to other pages. */
const NOT_ON_A_FORM = [
  /^src\/app\/(lively|studio)\/.*\.tsx$/,
  /^src\/components\/phone\//,
  /^src\/components\/art\/(HeroScene|Illustration|LostScene|LockedScene)/,
  /^src\/content\/(blog|legal|home|support|premium|about|company|download|mockups)/,
  /^src\/session\/(queries|use-status|user-record|picture)\.ts$/,
];

test('a build without a report URL has no reporting code', () => {
  const modules = Object.values(builtModules()).flatMap((chunk) => Object.keys(chunk));
  expect(modules).toContain('src/boot/boot.ts');
  expect(modules.filter((name) => /web-vitals|reporting\/reporter/.test(name))).toEqual([]);
  expect(readBuilt('/').toString()).not.toContain('data-build');
});

describe('before the first interaction', () => {
  test('pages inline only the boot script', () => {
    const chunk =
      Object.values(builtModules()).find((modules) => 'src/boot/menu.ts' in modules) ?? {};
    const filled = Object.entries(chunk).filter(([, bytes]) => bytes > 0);
    expect(filled.map(([name]) => dirname(name))).toEqual(filled.map(() => 'src/boot'));
    expect(filled).not.toEqual([]);
    expect(inlineScript(paths.home)).not.toMatch(/\.\//);
  });

  test.each(publicPaths)('%s inlines at most 1.5 KB of script, the home page 2 KB', (path) => {
    expect(firstLoad(path).scripts).toEqual([]);
    const bytes = brotliCompressSync(inlineScripts(path).join('')).length;
    expect(bytes).toBeLessThanOrEqual((path === paths.home ? 2 : 1.5) * KB);
  });

  test.each(publicPaths)('%s loads at most 30 KB in 4 requests, the home page 45 KB', (path) => {
    const files = everything(firstLoad(path));
    expect(files.length, weights(files)).toBeLessThanOrEqual(4);
    const limit = path === paths.home ? 45 : 30;
    expect(bytesOf(files), weights(files)).toBeLessThanOrEqual(limit * KB);
  });

  test.each(publicPaths)('%s has images of at most 300 KB, which move nothing', (path) => {
    const html = readBuilt(path).toString();
    expect(html).not.toMatch(/<(picture|video|source|iframe)\b/);
    const images = html.match(/<img\b[^>]*>/g) ?? [];
    const sources = images.flatMap((image) => / src="([^"]+)"/.exec(image)?.slice(1) ?? []);
    expect(sources).toHaveLength(images.length);
    expect(
      images.filter((image) => !/ width="\d+"/.test(image) || !/ height="/.test(image)),
    ).toEqual([]);
    expect(bytesOf([...new Set(sources)])).toBeLessThanOrEqual(300 * KB);
  });

  // The initial congestion window (RFC 6928).
  const INITIAL_WINDOW = 10 * 1460;
  const own = headerRules()[0]?.headers.map(({ key, value }) => key.length + value.length + 4);
  // Headers beyond those in firebase.json: date, etag, x-served-by, alt-svc etc. HPACK's Huffman
  // code saves at least a quarter (RFC 7541, appendix B: letters have 5 to 7 bits).
  const headers = (sum(own ?? []) + 600) * 0.75;

  test.each([...publicPaths, ...forms])('%s arrives in the first round trip', (path) => {
    expect(wireBytes(path) + headers).toBeLessThanOrEqual(INITIAL_WINDOW);
  });
});

describe('before a form is submitted', () => {
  test.each(forms)('%s loads at most 90 KiB of script and 112 KiB in total', (path) => {
    const load = firstLoad(path);
    const files = everything(load);
    expect(bytesOf(load.scripts), weights(load.scripts)).toBeLessThanOrEqual(90 * KIB);
    expect(bytesOf(files), weights(files)).toBeLessThanOrEqual(112 * KIB);
    expect(files.length, weights(files)).toBeLessThanOrEqual(13);
  });

  test.each(forms)('%s loads only what a form needs', (path) => {
    const { scripts } = firstLoad(path);
    expect(disallowedModules(scripts, FORM)).toEqual([]);
    const others = modulesIn(scripts).filter(
      ({ name, bytes }) => bytes > 0 && NOT_ON_A_FORM.some((pattern) => pattern.test(name)),
    );
    expect(others.map(({ name, address }) => `${name} in ${address}`)).toEqual([]);
  });

  test.each(hydratedAtOnce)('%s preloads every script that hydration needs', (path) => {
    const { scripts, named } = firstLoad(path);
    expect(scripts.length).toBeGreaterThan(1);
    // Avoids a request waterfall.
    expect(scripts.filter((address) => !named.includes(address))).toEqual([]);
  });
});

describe('all chunks', () => {
  const homeEntry = [entryModule(paths.home)];
  const all = closure(homeEntry, { except: /^$/ });
  const ACCOUNT =
    /(AccountLayout|MemberLayout|(SignUp|LogIn|Username|ForgotPassword|ResetPassword|Dashboard)Screen)-/;

  test('no public screen loads Firebase, zod or the query client', () => {
    const chunks = closure(homeEntry, { except: ACCOUNT }).map(({ address }) => address);
    expect(chunks.some((address) => /HomeScreen-/.test(address))).toBe(true);
    const allowed = [/^(?!.*node_modules\/(@?firebase|zod|@tanstack))/];
    expect(disallowedModules(chunks, allowed)).toEqual([]);
  });

  // Proves that the patterns above match module names of the build.
  test('account screens load them', () => {
    const names = modulesIn(all.map(({ address }) => address)).map(({ name }) => name);
    for (const part of ['@firebase/auth', 'zod', '@tanstack/query-core', 'react-dom']) {
      expect(
        names.some((name) => name.includes(`node_modules/${part}/`)),
        part,
      ).toBe(true);
    }
  });

  test('no chunk has the full Firestore, classic zod or the pop-up code of Auth', () => {
    const addresses = all.map(({ address }) => address);
    const heavy = /@firebase\/firestore\/dist\/(?!lite)|zod\/v4\/(classic|locales\/(?!en))/;
    expect(
      modulesIn(addresses)
        .map(({ name }) => name)
        .filter((name) => heavy.test(name)),
    ).toEqual([]);
    // The SDK has all of Auth in one file, so this searches its text.
    const popUp = addresses.filter((address) =>
      /__\/auth\/iframe/.test(readBuilt(address).toString()),
    );
    expect(popUp).toEqual([]);
  });

  test('each module is in one chunk', () => {
    const names = modulesIn(Object.keys(builtModules()))
      .filter(({ bytes }) => bytes > 0)
      .map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('log-in and dashboard load at most 165 KiB of script', () => {
    const [logIn, dashboard] = [firstLoad(paths.logIn), firstLoad(paths.dashboard)];
    const scripts = [...new Set([...logIn.scripts, ...dashboard.scripts])];
    expect(bytesOf(scripts), weights(scripts)).toBeLessThanOrEqual(165 * KIB);
  });

  test('a build without a report URL sends nothing in the background', () => {
    const senders = all.filter(({ address }) => /\bkeepalive:/.test(readBuilt(address).toString()));
    expect(senders).toEqual([]);
  });

  test('a build without a site key has no App Check code', () => {
    const appCheck = all.filter(({ address }) =>
      /firebaseappcheck/.test(readBuilt(address).toString()),
    );
    expect(appCheck).toEqual([]);
  });
});

test('every page inlines its critical CSS; only the ends of long pages wait for a stylesheet', () => {
  const waiting = prerenderedPages.filter(({ path }) => {
    const html = readBuilt(path).toString();
    expect(html, path).toMatch(/<style>.+<\/style>/s);
    const [firstScreen = '', rest = ''] = html.split('</h1>');
    expect(addressesIn(firstScreen, /rel="stylesheet"/), path).toEqual([]);
    return addressesIn(rest, /rel="stylesheet"/).length > 0;
  });
  expect(waiting.map(({ path }) => path)).toEqual([paths.home, paths.support]);
});
