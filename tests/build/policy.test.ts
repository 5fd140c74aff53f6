import { expect, test } from 'vitest';
import { sourceHash } from '../../site-build/policy';
import { paths } from '../../src/content/pages';
import { builtPages, inlineTexts, readBuilt } from './built-site';

const POLICY_START = '<meta http-equiv="Content-Security-Policy" content="';

/** The sources that a page's policy allows for a directive. */
function sourcesOf(page: string, directive: string): readonly string[] {
  const [, rest = ''] = readBuilt(page).split(POLICY_START);
  const [policy = ''] = rest.split('"');
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test.each(builtPages())('%s has a policy before any resource', (page) => {
  const [before = ''] = readBuilt(page).split(POLICY_START);
  expect(before).toMatch(/<meta charset="utf-8" \/>\s*$/);
  expect(before).not.toMatch(/<(script|style|link)/);
});

test.each(builtPages())('the policy of %s allows only its own inline style', (page) => {
  const hashes = inlineTexts(readBuilt(page), 'style').map(sourceHash);
  expect(hashes).toHaveLength(1);
  expect(sourcesOf(page, 'style-src')).toEqual(["'self'", ...hashes]);
});

test.each(builtPages())('%s has no stylesheet that delays its first paint', (page) => {
  const [beforeHeadline] = readBuilt(page).split('<h1');
  expect(beforeHeadline).not.toContain('rel="stylesheet"');
});

test.each(builtPages())('the policy of %s allows only its own inline scripts', (page) => {
  const hashes = inlineTexts(readBuilt(page), 'script').map(sourceHash);
  const sources = sourcesOf(page, 'script-src');
  expect([...sources].sort()).toEqual(["'self'", ...hashes].sort());
});

test('only the support page has no inline script', () => {
  const without = builtPages().filter(
    (page) => inlineTexts(readBuilt(page), 'script').length === 0,
  );
  expect(without).toEqual([paths.support]);
});
