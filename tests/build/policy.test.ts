import { expect, test } from 'vitest';
import { prerenderedPages } from '../../src/app/prerendered-pages';
import { sourceHash } from '../support/source-hash';
import { builtPages, headerRules, inlineScripts, readBuilt } from './built-site';

test.each(builtPages())(
  '%s has a policy before any resource that allows only its own inline style and script',
  (page) => {
    const html = readBuilt(page).toString();
    const [, before = '', policy = ''] =
      /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/s.exec(html) ?? [];
    expect(before).toMatch(/<meta charset="utf-8" \/>\s*$/);
    expect(before).not.toMatch(/<(script|style|link)/);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect(styles).toHaveLength(1);
    expect(policy).toContain(`; style-src 'self' ${sourceHash(styles[0] ?? '')}; `);
    const hashes = inlineScripts(page).map(sourceHash).sort();
    const [, allowed = ''] = /; script-src 'self' ([^;]*); /.exec(policy) ?? [];
    expect(hashes.length).toBeGreaterThan(0);
    expect(allowed.split(' ').sort()).toEqual(hashes);
    expect(policy).not.toContain('unsafe');
  },
);

test('no page may be framed', () => {
  const [everywhere] = headerRules();
  expect(everywhere?.regex).toBe('^/');
  expect(everywhere?.headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'none'",
  });
});

test('public pages use stale-while-revalidate, account pages no-cache', () => {
  const rules = headerRules().flatMap(({ source, regex, headers }) => {
    const value = headers.find(({ key }) => key === 'Cache-Control')?.value;
    const pattern = regex ?? `^${source?.replace('**', '')}`;
    return value === undefined ? [] : [{ regex: pattern, value }];
  });
  for (const { path, layout } of prerenderedPages) {
    const last = rules.findLast(({ regex }) => new RegExp(regex).test(path));
    expect(last?.value, path).toBe(
      layout.isPublic ? 'max-age=0, stale-while-revalidate=604800' : 'no-cache',
    );
  }
});
