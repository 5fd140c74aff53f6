import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allowStyles, styleHash } from '../../site-build/own-styles';
import { prerenderedPages } from '../../src/app/prerendered-pages';
import { builtPages, readBuilt } from './built-site';

/** The headers that firebase.json gives, in their order: a later one replaces an earlier one. */
function headerRules() {
  const { hosting } = z
    .object({
      hosting: z.object({
        headers: z.array(
          z.object({
            source: z.string().optional(),
            regex: z.string().optional(),
            headers: z.array(z.object({ key: z.string(), value: z.string() })),
          }),
        ),
      }),
    })
    .parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
  return hosting.headers;
}

function cacheRules() {
  return headerRules().flatMap(({ source, regex, headers }) => {
    const value = headers.find(({ key }) => key === 'Cache-Control')?.value;
    const pattern = regex ?? (source === '**' ? '' : `^${source?.replace('**', '')}`);
    return value === undefined ? [] : [{ regex: pattern, value }];
  });
}

test('firebase.json allows the styles that stand in the pages, and no other', () => {
  const styles = builtPages().flatMap((page) =>
    [
      ...readBuilt(page)
        .toString()
        .matchAll(/<style>(.*?)<\/style>/gs),
    ].map(([, text = '']) => text),
  );
  expect(styles).toHaveLength(builtPages().length);
  const policies = headerRules()
    .flatMap(({ headers }) => headers)
    .filter(({ key, value }) => key === 'Content-Security-Policy' && value.includes('style-src'));
  expect(policies).toHaveLength(1);
  for (const { value } of policies) {
    expect(value).toBe(allowStyles(value, new Set(styles.map(styleHash))));
    expect(value).not.toContain('unsafe');
  }
});

test('public pages may be shown from the cache while they are asked for; account pages never', () => {
  const rules = cacheRules();
  for (const { path, joinsWith } of prerenderedPages) {
    const last = rules.findLast(({ regex }) => new RegExp(regex).test(path));
    expect(last?.value, path).toBe(
      joinsWith ? 'no-cache' : 'max-age=0, stale-while-revalidate=604800',
    );
  }
});
