import type { Page } from '@playwright/test';
import { legal } from '../../src/content/site';
import { messages } from '../../src/shared/messages';
import * as contrast from '../support/contrast';
import { contrastOf } from '../support/contrast';
import { callInPage } from '../support/in-page';
import { button, copy } from './account-area';
import { expect, heading, paths, test } from './fixtures';

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' });

  for (const path of [paths.home, paths.signUp]) {
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

for (const path of [paths.terms, paths.support, paths.about, paths.post('09012023')]) {
  // Chromium overlaps grid rows at page breaks.
  test(`the text of ${path} is printed in no grid`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(gridsAroundProse)).toBe(0);
  });
}

test('a page is printed without navigation', async ({ page }) => {
  await page.goto(paths.support);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
});

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
  // The text on the night's sky is pale.
  await page.clock.setFixedTime(new Date('2026-09-14T23:10'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of [paths.company, paths.home, paths.premium, paths.support, paths.logIn]) {
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
  // With a fallback font, the list is a few pixels higher.
  await expect(contents).toBeInViewport({ ratio: 0.95 });
});
