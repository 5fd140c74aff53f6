import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allowStyles, styleHash } from '../../site-build/own-styles';
import { builtPages, readBuilt } from './built-site';

test('firebase.json allows the styles that stand in the pages, and no other', () => {
  const styles = builtPages().flatMap((page) =>
    [
      ...readBuilt(page)
        .toString()
        .matchAll(/<style>(.*?)<\/style>/gs),
    ].map(([, text = '']) => text),
  );
  expect(styles).toHaveLength(builtPages().length);
  const { hosting } = z
    .object({
      hosting: z.object({
        headers: z.array(
          z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
        ),
      }),
    })
    .parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
  const policies = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key, value }) => key === 'Content-Security-Policy' && value.includes('style-src'));
  expect(policies).toHaveLength(1);
  for (const { value } of policies) {
    expect(value).toBe(allowStyles(value, new Set(styles.map(styleHash))));
    expect(value).not.toContain('unsafe');
  }
});
