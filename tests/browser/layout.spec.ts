import type { Page } from '@playwright/test';
import { layoutFaults } from '../support/layout-faults';
import { screens } from '../support/states';
import { expect, heading, paths, REPORTED, test } from './fixtures';

const BREAKPOINTS = [300, 400, 500, 550, 700, 900, 1100, 1200, 1300, 1400];
/** Each breakpoint and a pixel to either side; 320 is 1280 at 400 %, 640 is 1280 at 200 %. */
const WIDTHS = [320, 640, 2560, ...BREAKPOINTS.flatMap((width) => [width - 1, width, width + 1])]
  .filter((width) => width >= 300)
  .sort((one, other) => one - other);
/** Below it, the page is taken to be under a thumb. */
const TOUCH = 700;

test.use({ expectedConsole: REPORTED });
test.describe.configure({ timeout: 120_000 });

const faultsAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  const faults = await page.evaluate(layoutFaults, { mainTarget: width < TOUCH ? 44 : 24 });
  return faults.map((fault) => `${width}: ${fault}`);
};

for (const { name, states } of screens) {
  test(`nothing is cut, covered or too small on: ${name}`, async ({ page, people }) => {
    const found: string[] = [];
    for (const [index, state] of states.entries()) {
      await page.setViewportSize({ width: 360, height: 800 });
      await state.reach({ page, people });
      if (index > 0 && !state.isLarge) continue;
      for (const width of WIDTHS.filter((each) => each <= (state.maxWidth ?? each))) {
        found.push(...(await faultsAt(page, width)).map((fault) => `${state.name}, ${fault}`));
      }
      // WCAG 1.4.12; a sheet of the page's own, because its policy forbids style elements.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* {
          line-height: 1.5 !important;
          letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important;
        }
        p { margin-block-end: 2em !important; }`);
        document.adoptedStyleSheets = [sheet];
      });
      for (const width of [320, 800, 1280].filter((each) => each <= (state.maxWidth ?? each))) {
        const faults = await faultsAt(page, width);
        found.push(...faults.map((fault) => `${state.name}, text spacing, ${fault}`));
      }
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    }
    expect(found).toEqual([]);
  });
}

test.describe('with colours of one’s own (forced-colors)', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const path of [paths.home, paths.premium, paths.download, paths.signUp, paths.logIn]) {
    test(`every control of ${path} has an outline or a line`, async ({ page }) => {
      await page.goto(path);
      await heading(page).waitFor();
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll('a[href], button, input, select')]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const lines = (element: Element | null) => {
              if (!element) return false;
              const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
              return borderTopStyle !== 'none' && borderTopWidth !== '0px';
            };
            // A field's line is its box's; links are told by the system's colour for links.
            return control.matches('input, select')
              ? !lines(control.parentElement)
              : control.matches('button') && !lines(control) && !control.querySelector('svg, span');
          })
          .map((control) => control.outerHTML.slice(0, 80)),
      );
      expect(bare).toEqual([]);
    });
  }
});

test.describe('what a menu leaves behind', () => {
  test('the page does not scroll under it, and is free when the window grows', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    await expect(menu).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // A modal dialog that is not drawn would still hold the whole page.
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await expect(page).toHaveURL(paths.blog);
  });
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of [paths.terms, paths.privacy, paths.support, paths.post('09012023')]) {
    test(`${path} is black on white, without the ways to other pages`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(heading(page)).toBeVisible();
      for (const part of ['banner', 'contentinfo', 'navigation'] as const) {
        for (const each of await page.getByRole(part).all()) await expect(each).toBeHidden();
      }
      const colours = await page.evaluate(() => {
        const { color } = getComputedStyle(document.querySelector('main p') ?? document.body);
        return [color, getComputedStyle(document.documentElement).backgroundColor];
      });
      expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    });
  }
});
