import { describe, expect, test } from 'vitest';
import { prerenderedPages } from '../../src/app/prerendered-pages';
import { paths } from '../../src/content/paths';
import { addressesIn, type Chunk, closure, readBuilt, wireBytes } from './built-site';

const KB = 1000;
const publicPages = prerenderedPages.filter(({ joinsWith }) => !joinsWith).map(({ path }) => path);
const pageOf = (path: string) => readBuilt(path).toString();
const scriptsOf = (path: string) => addressesIn(pageOf(path), /^<script|rel="modulepreload"/);
const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);
/** Chunks that hold a text, each with the way that leads there. */
const holding = (chunks: readonly Chunk[], text: RegExp) =>
  chunks
    .filter(({ address }) => text.test(readBuilt(address).toString()))
    .map(({ address, from }) => [...from, address].join(' > '));

const REACT = /react\.transitional\.element|__CLIENT_INTERNALS/;
const FIREBASE = /@firebase\/|identitytoolkit/;
/** The account area's chunks, by the names of their modules; all else is public. */
const ACCOUNT =
  /(AccountLayout|(SignUp|LogIn|Username|ForgotPassword|ResetPassword|Dashboard)Screen)-/;

describe('before the first interaction', () => {
  test.each(publicPages)('%s loads at most 5 KB of script', (path) => {
    const chunks = closure(scriptsOf(path)).map(({ address }) => address);
    expect(chunks.length).toBeGreaterThan(0);
    const bytes = sum(chunks.map(wireBytes));
    expect(bytes, chunks.join(', ')).toBeLessThanOrEqual(5 * KB);
  });

  test.each(publicPages)('%s loads neither React nor Firebase', (path) => {
    const chunks = closure(scriptsOf(path));
    expect(holding(chunks, REACT)).toEqual([]);
    expect(holding(chunks, FIREBASE)).toEqual([]);
  });

  test('the landing page takes at most 90 KB and 6 requests', () => {
    const html = pageOf(paths.home);
    const styles = addressesIn(html, /rel="stylesheet"/);
    const fonts = styles.flatMap((sheet) =>
      [
        ...readBuilt(sheet)
          .toString()
          .matchAll(/url\(["']?([^"')]+\.woff2)/g),
      ].map(([, url]) => String(url)),
    );
    // A picture in a style or an element would have to be counted here.
    expect(html).not.toMatch(/<(img|picture|video|source|iframe)\b/);
    const requests = [
      paths.home,
      ...closure(scriptsOf(paths.home)).map(({ address }) => address),
      ...styles,
      ...fonts,
      ...addressesIn(html, /rel="(icon|manifest)"/),
    ];
    const bytes = requests.map((address) => `${address} ${wireBytes(address)}`);
    expect(requests.length, bytes.join(', ')).toBeLessThanOrEqual(6);
    expect(sum(requests.map(wireBytes)), bytes.join(', ')).toBeLessThanOrEqual(90 * KB);
  });
});

describe('later', () => {
  test('no public screen leads to Firebase', () => {
    const chunks = closure(scriptsOf(paths.home), { except: ACCOUNT });
    expect(chunks.some(({ address }) => /HomeScreen-/.test(address))).toBe(true);
    expect(holding(chunks, FIREBASE)).toEqual([]);
  });

  test('a build without a site key carries nothing of App Check', () => {
    const chunks = closure(scriptsOf(paths.home), { except: /^$/ });
    expect(holding(chunks, /firebaseappcheck/)).toEqual([]);
  });

  // The marks above must be those of the build, or they would find nothing anywhere.
  test('the account screens do lead to React and to Firebase', () => {
    const chunks = closure(scriptsOf(paths.home), { except: /^$/ });
    expect(holding(chunks, FIREBASE)).not.toEqual([]);
    expect(holding(chunks, REACT)).not.toEqual([]);
  });
});
