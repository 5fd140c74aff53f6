import { publicPaths } from '../../src/app/prerendered-pages';
import { account } from '../../src/content/account';
import { brand } from '../../src/content/brand';
import { messages } from '../../src/content/messages';
import { premium } from '../../src/content/premium';
import { layoutFaults } from '../support/layout-faults';
import { button, expect, heading, paths, test } from './fixtures';

const accountPaths = [paths.logIn, paths.signUp, paths.forgotPassword, paths.username];

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('every control is recognizable', async ({ page }) => {
    for (const path of [paths.home, paths.premium, paths.signUp]) {
      await page.goto(path);
      await heading(page).waitFor();
      const unmarked = await page.evaluate(() =>
        [...document.querySelectorAll('a[href], button, input, select')]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const hasBorder = (element: Element | null, part?: '::before') => {
              if (!element) return false;
              const { borderTopStyle, borderTopWidth } = getComputedStyle(element, part);
              return borderTopStyle !== 'none' && borderTopWidth !== '0px';
            };
            // Some inputs look native, draw their own box or belong to a drawing, such as a mood.
            const isMarked =
              getComputedStyle(control).appearance !== 'none' ||
              hasBorder(control) ||
              hasBorder(control, '::before') ||
              control.nextElementSibling instanceof SVGElement;
            // A field's border belongs to its parent; links have the system's link color.
            return control.matches('input, select')
              ? !hasBorder(control.parentElement) && !isMarked
              : control.matches('button') &&
                  !hasBorder(control) &&
                  !control.querySelector('svg, span');
          })
          .map((control) => control.outerHTML.slice(0, 80)),
      );
      expect(unmarked, path).toEqual([]);
    }
  });
});

test.describe('headings', () => {
  test('no h2 is larger than the h1 of its page', async ({ page }) => {
    for (const path of [...publicPaths, ...accountPaths]) {
      await page.goto(path);
      await heading(page).waitFor();
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const [h1 = 0, largest = 0] = await page.evaluate(() =>
          ['h1', 'main h2'].map((selector) =>
            Math.max(
              0,
              ...[...document.querySelectorAll(selector)].map((element) =>
                Number.parseFloat(getComputedStyle(element).fontSize),
              ),
            ),
          ),
        );
        expect(largest, `${path}, ${width} px`).toBeLessThanOrEqual(h1);
      }
    }
  });

  test('the line above the last two features of Premium is not a heading', async ({ page }) => {
    await page.goto(paths.premium);
    const line = page.getByText(premium.why.moreHeading);
    await expect(line).toBeVisible();
    await expect(page.getByRole('heading', { name: premium.why.moreHeading })).toHaveCount(0);
    await expect(line).toHaveCSS('font-weight', '700');
  });
});

test('standalone links are touch targets on phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [path, ...names] of [
    [paths.logIn, account.logIn.forgot],
    [paths.support, brand.supportEmail, brand.companyEmail],
    [paths.about, brand.supportEmail, brand.companyEmail],
  ] as const) {
    await page.goto(path);
    for (const name of names) {
      const box = await page.getByRole('link', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the error icon is drawn in CSS, without text, also in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.logIn);
  await button(page, account.logIn.submit).click();
  const error = page.getByText(messages.fillInAllFields, { exact: true });
  await expect(error).toBeVisible();
  const icon = await error.evaluate((element) => {
    const { color } = getComputedStyle(element);
    const { content, width, borderTopColor, backgroundImage, forcedColorAdjust } = getComputedStyle(
      element,
      '::before',
    );
    return {
      content,
      isWide: Number.parseFloat(width) >= 12,
      hasTextColor: borderTopColor === color && backgroundImage.includes(color),
      forcedColorAdjust,
    };
  });
  // Otherwise Chromium paints no gradients in forced colors.
  const forcedColorAdjust = 'none';
  expect(icon).toEqual({ content: '""', isWide: true, hasTextColor: true, forcedColorAdjust });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('ends within five seconds or is off with reduced motion', async ({ page }) => {
      for (const path of [...publicPaths, ...accountPaths]) {
        await page.goto(path);
        const ends = await page.evaluate(() =>
          document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
        );
        expect(
          ends.filter((end) => typeof end !== 'number' || end > 5000),
          path,
        ).toEqual([]);
        if (reducedMotion === 'reduce') expect(ends, path).toEqual([]);
        else if (path === paths.home) expect(ends.length).toBeGreaterThan(1);
      }
    });
  });
}

test.describe('print', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of [paths.terms, paths.support, paths.about, paths.post('09012023')]) {
    test(`${path} is black on white, in one column, without navigation`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(heading(page)).toBeVisible();
      for (const part of ['banner', 'contentinfo', 'navigation'] as const) {
        for (const each of await page.getByRole(part).all()) await expect(each).toBeHidden();
      }
      const colors = await page.evaluate(() => {
        const { color } = getComputedStyle(document.querySelector('main p') ?? document.body);
        return [color, getComputedStyle(document.documentElement).backgroundColor];
      });
      expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      // A4 portrait, Letter and A4 landscape, A4 landscape at 70%.
      for (const width of [794, 1056, 1123, 1604]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await page.evaluate(layoutFaults, { mainTarget: 0 });
        // Target sizes do not matter in print.
        const visible = faults.filter((fault) => !fault.startsWith('too small a target'));
        expect(visible, `${width} px`).toEqual([]);
        const { grids, share } = await page.evaluate(() => {
          const prose = [...document.querySelectorAll('main :is(p, h2)')].filter((element) =>
            element.checkVisibility(),
          );
          const around = prose.flatMap((element) => {
            const blocks: Element[] = [];
            let block = element.closest('div, section, article');
            while (block?.closest('main') && !block.matches('main, li *')) {
              blocks.push(block);
              block = block.parentElement?.closest('div, section, article') ?? null;
            }
            return blocks;
          });
          const column = document.querySelector('main > div');
          const style = column && getComputedStyle(column);
          const room =
            (column?.clientWidth ?? 0) -
            Number.parseFloat(style?.paddingLeft ?? '') -
            Number.parseFloat(style?.paddingRight ?? '');
          const widths = prose
            .filter((element) => !element.closest('li, nav'))
            .map((element) => element.getBoundingClientRect().width);
          return {
            grids: around.filter((block) => /grid|flex/.test(getComputedStyle(block).display))
              .length,
            share: Math.min(...widths) / room,
          };
        });
        // Chromium overlaps grid rows at page breaks.
        expect(grids, `${width} px`).toBe(0);
        expect(share, `${width} px`).toBeGreaterThan(0.95);
      }
    });
  }
});

test('the header hides while scrolling down, and returns on scrolling up or with focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.home);
  const logo = page.getByRole('banner').getByRole('link').first();
  await page.mouse.wheel(0, 900);
  await expect(logo).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(logo).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(logo).not.toBeInViewport();
  await logo.focus();
  await expect(logo).toBeInViewport();
});
