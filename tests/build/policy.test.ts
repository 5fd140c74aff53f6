import { describe, expect, test } from 'vitest';
import { sourceHash } from '../../site-build/policy';
import { builtPages, inlineTexts, readBuilt } from './built-site';

const POLICY_START = '<meta http-equiv="Content-Security-Policy" content="';

describe.each(builtPages)('%s', (page) => {
  const html = readBuilt(page);
  const [beforePolicy = '', afterStart = ''] = html.split(POLICY_START);
  const [policy = ''] = afterStart.split('"');

  /** The sources that the policy allows for a directive. */
  function sourcesOf(directive: string): string[] {
    const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
    return found?.split(' ').slice(1) ?? [];
  }

  test('has a policy before any resource', () => {
    expect(beforePolicy).toMatch(/<meta charset="utf-8" \/>\s*$/);
    expect(beforePolicy).not.toMatch(/<(script|style|link)/);
  });

  test('has a policy that allows only its own inline style', () => {
    const hashes = inlineTexts(html, 'style').map(sourceHash);
    expect(hashes).toHaveLength(1);
    expect(sourcesOf('style-src')).toEqual(["'self'", ...hashes]);
  });

  test('has a policy that allows only its own inline scripts', () => {
    const hashes = inlineTexts(html, 'script').map(sourceHash);
    expect(sourcesOf('script-src').sort()).toEqual(["'self'", ...hashes].sort());
  });
});

// All others have one, so that the tests above find scripts. The support page links to its own.
test('only the support page has no inline script', () => {
  const hasNone = (page: string) => inlineTexts(readBuilt(page), 'script').length === 0;
  expect(builtPages.filter(hasNone)).toEqual(['/lively/support']);
});
