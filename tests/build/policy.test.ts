import { expect, test } from 'vitest';
import { sourceHash } from '../../site-build/policy';
import { builtPages, inlineScripts, readBuilt } from './built-site';

/** A page's HTML before its policy, and the policy. */
function policyOf(page: string) {
  const [, before = '', policy = ''] =
    /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/s.exec(
      readBuilt(page).toString(),
    ) ?? [];
  return { before, policy };
}

test.each(builtPages())('%s has a policy before any resource', (page) => {
  const { before } = policyOf(page);
  expect(before).toMatch(/<meta charset="utf-8" \/>\s*$/);
  expect(before).not.toMatch(/<(script|style|link)/);
});

test.each(builtPages())('the policy of %s allows only its own inline styles', (page) => {
  const html = readBuilt(page).toString();
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  expect(styles.length).toBeGreaterThan(0);
  expect(html).not.toContain('rel="stylesheet"');
  const hashes = styles.map(sourceHash).join(' ');
  expect(policyOf(page).policy).toContain(`; style-src 'self' ${hashes}; `);
});

test.each(builtPages())('the policy of %s allows only its own inline scripts', (page) => {
  const { policy } = policyOf(page);
  const hashes = inlineScripts(page).map(sourceHash).sort();
  const [, allowed = ''] = /; script-src 'self' ([^;]*); /.exec(policy) ?? [];
  expect(hashes.length).toBeGreaterThan(0);
  expect(allowed.split(' ').sort()).toEqual(hashes);
  expect(policy).not.toContain('unsafe');
});
