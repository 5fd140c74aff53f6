import { expect, test } from 'vitest';
import { sourceHash } from '../../site-build/policy';
import { builtPages, inlineScripts, readBuilt } from './built-site';

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
    expect(html).not.toContain('rel="stylesheet"');
    expect(policy).toContain(`; style-src 'self' ${sourceHash(styles[0] ?? '')}; `);
    const hashes = inlineScripts(page).map(sourceHash).sort();
    const [, allowed = ''] = /; script-src 'self' ([^;]*); /.exec(policy) ?? [];
    expect(hashes.length).toBeGreaterThan(0);
    expect(allowed.split(' ').sort()).toEqual(hashes);
    expect(policy).not.toContain('unsafe');
  },
);
