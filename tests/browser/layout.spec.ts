import type { Page } from '@playwright/test';
import { legal } from '../../src/content/site';
import { messages } from '../../src/shared/messages';
import * as contrast from '../support/contrast';
import { contrastOf } from '../support/contrast';
import { callInPage } from '../support/in-page';
import * as layout from '../support/layout-faults';
import { button, copy, field, fill } from './account-area';
import { expect, heading, paths, test } from './fixtures';
import { publicPages } from './site/public-pages';

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' });

  for (const path of [paths.home, paths.premium, paths.signUp]) {
    test(`controls of ${path} are recognizable`, async ({ page }) => {
      await page.goto(path);
      await heading(page).waitFor();
      const controls = page.locator('button, input, select').filter({ visible: true });
      expect(await controls.evaluateAll(unmarkedControls)).toEqual([]);
    });
  }

  test('errors are recognizable', async ({ page }) => {
    await page.goto(paths.signUp);
    await button(page, copy.signUp.submit).click();
    const error = page.getByText(messages.fillInAllFields, { exact: true });
    await expect(error).toBeVisible();
    const icon = await error.evaluate((element) => {
      const { color } = getComputedStyle(element);
      const style = getComputedStyle(element, '::before');
      return {
        isWide: Number.parseFloat(style.width) >= 12,
        hasTextColor: style.borderTopColor === color && style.backgroundImage.includes(color),
        // Chromium paints gradients in forced colors only if they are not adjusted.
        isPainted: style.forcedColorAdjust === 'none',
      };
    });
    expect(icon).toEqual({ isWide: true, hasTextColor: true, isPainted: true });
  });

  test('a faulty field has a border of its own', async ({ page }) => {
    await page.goto(paths.signUp);
    const border = (name: string) =>
      field(page, name).evaluate(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).border,
      );
    await fill(page, { name: 'Jane' });
    await button(page, copy.signUp.submit).click();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    expect(await border('email')).not.toBe(await border('name'));
  });
});

/** The controls that a visitor cannot tell from text. Runs in the page. */
function unmarkedControls(controls: readonly Element[]): string[] {
  const hasBorder = (element: Element | null, pseudoElement?: '::before') => {
    if (!element) return false;
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element, pseudoElement);
    return borderTopStyle !== 'none' && borderTopWidth !== '0px';
  };
  const hasIcon = (control: Element) =>
    control.matches('button') && control.querySelector('svg, span') !== null;
  // An input can look native, draw its box, belong to a drawing, such as a mood, or share the border
  // of its parent with a button.
  const isMarkedInput = (control: Element) =>
    !control.matches('button') &&
    (getComputedStyle(control).appearance !== 'none' ||
      hasBorder(control, '::before') ||
      control.nextElementSibling instanceof SVGElement ||
      hasBorder(control.parentElement));
  return controls
    .filter((control) => !hasBorder(control) && !hasIcon(control) && !isMarkedInput(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** Nobody clicks on paper. */
const ANY_TARGET_SIZE = { main: 0, other: 0 };

for (const path of [paths.terms, paths.support, paths.about, paths.post('09012023')]) {
  test.describe(`${path} is printed`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
    });

    test('without navigation', async ({ page }) => {
      for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
      }
    });

    test('in one column', async ({ page }) => {
      // A4 portrait, Letter and A4 landscape, A4 landscape at 70%.
      for (const width of [794, 1056, 1123, 1604]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await callInPage(page, [layout], layout.findLayoutFaults, ANY_TARGET_SIZE);
        expect(faults, `${width} px`).toEqual([]);
        // Chromium overlaps grid rows at page breaks.
        expect(await page.evaluate(gridsAroundProse), `${width} px`).toBe(0);
      }
    });
  });
}

/** The number of grids and flex boxes with paragraphs or headings in them. Runs in the page. */
function gridsAroundProse(): number {
  const prose = [...document.querySelectorAll('main :is(p, h2)')].filter(
    (element) => element.checkVisibility() && !element.closest('li, nav'),
  );
  return [...document.querySelectorAll('main :is(div, section, article)')]
    .filter((block) => prose.some((element) => block.contains(element)))
    .filter((block) => /grid|flex/.test(getComputedStyle(block).display)).length;
}

test('every text of a printed page is dark', async ({ page }) => {
  // The sky follows the time of day.
  await page.clock.setFixedTime(new Date('2026-09-14T11:00'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { path } of [...publicPages, { path: paths.logIn }]) {
    await page.goto(path);
    expect(await callInPage(page, [contrast], paleTexts), path).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});

/**
 * The texts with a contrast below 4.5 on white paper, because printers leave fills away; without
 * images and mockups. Runs in the page.
 */
function paleTexts(): string[] {
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasOwnText(element) && !element.closest('svg, figure, script, style'))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) => contrastOf(getComputedStyle(element).color, 'white') < 4.5)
    .map((element) => element.textContent);
}

test.describe('the header', () => {
  const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();

  test.beforeEach(async ({ page }) => {
    await page.goto(paths.home);
    await page.mouse.wheel(0, 900);
    await expect(logo(page)).not.toBeInViewport();
  });

  test('appears while the visitor scrolls up', async ({ page }) => {
    await page.mouse.wheel(0, -100);
    await expect(logo(page)).toBeInViewport();
  });

  test('appears with the focus', async ({ page }) => {
    await logo(page).focus();
    await expect(logo(page)).toBeInViewport();
  });
});

test('the contents of the terms stay in view on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.terms);
  const contents = page.getByRole('navigation', { name: legal.contentsHeading });
  await page.getByRole('heading', { name: 'Contact' }).scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport({ ratio: 1 });
});
