import { expect, test } from 'vitest';
import { prerenderedPages } from '../../src/app/prerendered-pages';
import { publicPages } from '../browser/site/public-pages';
import { screens } from '../support/states';

test.each(prerenderedPages)('$path has expectations', ({ path, layout, screen }) => {
  const [, folder = ''] = screen.split('/');
  if (layout.isPublic) {
    const advice = `Add the title, heading, texts and links of ${path} to tests/browser/site/public-pages.ts.`;
    expect(
      publicPages.map((page) => page.path),
      advice,
    ).toContain(path);
  } else {
    expect(Object.keys(screens), `Add '${folder}' to tests/support/states.ts.`).toContain(folder);
  }
});
