import { screens, TWELVE_YEARS_AGO } from '../support/states';
import { expect, paths, REPORTED, test } from './fixtures';

// What assistive technology is given, screen by screen and state by state. A change here is a
// change for people: read the difference, then store it with `--update-snapshots`.
test.use({ expectedConsole: REPORTED });
test.describe.configure({ timeout: 60_000 });

for (const { name, states } of screens) {
  test(`the accessibility tree of: ${name}`, async ({ page, people }) => {
    const trees: string[] = [];
    for (const [index, state] of states.entries()) {
      await page.setViewportSize({ width: 800, height: 900 });
      await state.reach({ page, people });
      const dialog = page.getByRole('dialog');
      const part = (await dialog.isVisible()) ? dialog : page.getByRole('main');
      const tree = await part.ariaSnapshot();
      const short = index === 0 ? tree : tree.replaceAll(/^ +- option "\w+"\n/gm, '');
      trees.push(`# ${state.name}\n${short}\n`);
    }
    expect(nameless(trees.join('\n'))).toMatchSnapshot(`${name.replaceAll(' ', '-')}.yml`);
  });
}

test.describe('around the pages', () => {
  for (const [name, path, width] of [
    ['site, wide', paths.home, 1280],
    ['site, narrow', paths.home, 360],
    ['studio', paths.company, 1280],
    ['account', paths.logIn, 1280],
  ] as const) {
    test(`the accessibility tree around the pages: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const trees = [];
      for (const role of ['banner', 'contentinfo'] as const) {
        const part = page.getByRole(role);
        if ((await part.count()) > 0) trees.push(`# ${role}\n${await part.ariaSnapshot()}\n`);
      }
      expect(trees.join('\n')).toMatchSnapshot(`frame-${name.replace(', ', '-')}.yml`);
    });
  }
});

/** Every run has people and a day of its own; what a list offers is said by its first tree. */
function nameless(tree: string): string {
  return tree
    .replaceAll(/t[0-9a-f]{8}-[0-9a-f]{4}@example\.com/g, 'person@example.com')
    .replaceAll(`"${TWELVE_YEARS_AGO}"`, '"twelve years ago"')
    .replaceAll(/@t\.[0-9a-f]{8}_[0-9a-f]{4}/g, '@person');
}
