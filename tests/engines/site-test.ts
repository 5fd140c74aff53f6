import { expect, test } from 'vitest';
import { z } from 'zod';
import { Lifecycle } from '../../local-backend/processes/lifecycle';
import type { Engine } from './engine';
import { startSiteProxy } from './site-proxy';
import { Visitor } from './visitor';

const { SITE_URL: site } = z.object({ SITE_URL: z.string() }).parse(process.env);

export type SiteTest = ReturnType<typeof createSiteTest>;

/** Creates an engine's `test`. Tests share its window, but no storage: each has another origin. */
export const createSiteTest = (start: (lifecycle: Lifecycle) => Promise<Engine>) =>
  test
    .extend('lifecycle', { scope: 'file' }, () => new Lifecycle())
    .extend('engine', { scope: 'file' }, ({ lifecycle }, { onCleanup }) => {
      onCleanup(() => lifecycle.stop());
      return start(lifecycle);
    })
    .extend('proxy', ({ engine }, { onCleanup }) => {
      // Before the proxy stops: a navigation that fails later would replace the next test's page.
      onCleanup(async () => {
        await engine.goto('about:blank');
      });
      return startSiteProxy(site);
    })
    .extend('visitor', ({ engine, proxy }, { onCleanup }) => {
      const visitor = new Visitor(engine, proxy.origin);
      onCleanup(async () => {
        // The engine's script in each page collects them (COLLECT_ERRORS).
        expect(await visitor.run(() => sessionStorage.errors), 'errors in the page').toBeNull();
      });
      return visitor;
    });
