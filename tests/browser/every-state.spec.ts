import type { Page } from '@playwright/test';
import { z } from 'zod';
import { brand } from '../../src/content/brand';
import { axeViolations } from '../support/axe-violations';
import { isFullRun } from '../support/full-run';
import { callInPage } from '../support/in-page';
import * as layout from '../support/layout-faults';
import { screens } from '../support/states';
import { publicScreens } from '../support/states/public-screens';
import { expect, paths, testWithReports as test } from './fixtures';

// Reaches each state of each screen alone, and checks that everyone can use it.

const BREAKPOINTS = [400, 500, 550, 700, 900, 1100, 1200, 1300, 1400];
/** Both sides of each breakpoint; 320 is 1280 zoomed to 400%, 640 is 1280 zoomed to 200%. */
const EVERY_WIDTH = [300, 320, 640, 2560, ...BREAKPOINTS.flatMap((width) => [width - 1, width])];
/** The narrowest widths of the layouts of most public pages, and of the account area. */
const PUBLIC_WIDTHS = [320, 401, 500, 551, 700, 901, 1101, 1280, 1400];
const ACCOUNT_WIDTHS = [320, 401, 551, 901, 1101];
const PHONE = 360;
/** WCAG 1.4.12, Text Spacing. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
/** A browser's font size of 24 px, and of 32 px. */
const LARGE_TEXT = 'html { font-size: 150% !important; }';
const HUGE_TEXT = 'html { font-size: 200% !important; }';

/** User stylesheets, and the widths at which `npm test` checks the layout with them. */
const USER_STYLESHEETS = [
  { styles: TEXT_SPACING, widths: [320] },
  // Text of 200% is the harder case.
  { styles: LARGE_TEXT, widths: [] },
  { styles: HUGE_TEXT, widths: [320, 901] },
];
/** WCAG 2.5.8, Target Size (Minimum), in px. */
const POINTER_TARGETS = { main: 24, other: 24 };
/** WCAG 2.5.5, Target Size (Enhanced), for main targets in pages that are narrower than this width. */
const TOUCH_WIDTH = 700;
const TOUCH_TARGETS = { main: 44, other: 24 };
/** To compare two commits (CONTRIBUTING.md). */
const takesScreenshots = z.stringbool().default(false).parse(process.env.SCREENSHOTS);

test.use({ viewport: { width: PHONE, height: 900 } });

for (const [screen, { states, alike, withTreeSnapshot }] of Object.entries(screens)) {
  const widths = screen in publicScreens ? PUBLIC_WIDTHS : ACCOUNT_WIDTHS;
  test.describe(screen, () => {
    for (const [state, reach] of Object.entries({ ...states, ...alike })) {
      if (takesScreenshots) {
        test(`${state} looks as before`, async ({ page }) => {
          await cacheFont(page);
          await reach(page);
          await takeScreenshots(page, screen, state);
        });
        continue;
      }

      const hasOwnLayout = state in states;
      test(`${state} is accessible`, async ({ page }) => {
        await reach(page);
        const faults: string[] = [];
        for (const width of axeWidths(hasOwnLayout)) {
          if (!isPossible(state, width)) continue;
          await resize(page, width);
          const violations = await axeViolations(page);
          faults.push(...violations.map((violation) => `axe, ${width}, ${violation}`));
        }
        if (await page.evaluate(isMoving)) faults.push('moves despite reduced motion');
        if (hasOwnLayout) faults.push(...(await layoutFaultsOf(page, state, widths)));
        expect.soft(faults).toEqual([]);
        if (withTreeSnapshot?.includes(state)) {
          expect(await treeOf(page)).toMatchSnapshot([screen, `${state.replaceAll(' ', '-')}.yml`]);
        }
      });
    }
  });
}

function axeWidths(hasOwnLayout: boolean): number[] {
  if (isFullRun) return [PHONE, 800, 1280];
  return hasOwnLayout ? [PHONE] : [];
}

/** The menu closes in a window that is wider than 1100 px. */
const isPossible = (state: string, width: number) => state !== 'menu' || width <= 1100;

/** With `font-display: optional`, a font that is not in the cache would not be used. */
async function cacheFont(page: Page): Promise<void> {
  await page.goto(paths.terms);
  await page.evaluate(() => document.fonts.load('1rem Figtree'));
}

/** Compares the screen with earlier screenshots, in light and dark mode. */
async function takeScreenshots(page: Page, screen: string, state: string): Promise<void> {
  for (const width of state === 'menu' ? [PHONE, 800] : [PHONE, 800, 1280]) {
    await resize(page, width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const name = `${screen} ${state} ${width} ${colorScheme}.png`.replaceAll(' ', '-');
      // The menu covers the viewport, not the page. Emails and usernames differ in every run.
      const options = { fullPage: state !== 'menu', mask: [page.getByText(/@/)] };
      await expect.soft(page).toHaveScreenshot(name, options);
    }
  }
}

/** Whether an element has an animation or a transition that takes time. */
const isMoving = () =>
  [...document.querySelectorAll('*')].some((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element);
    return /[1-9]/.test(animationDuration + transitionDuration);
  });

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

/** The faults of the layout without and with each user stylesheet. */
async function layoutFaultsOf(page: Page, state: string, layouts: number[]): Promise<string[]> {
  const found = await layoutFaultsWith(page, state, '', isFullRun ? EVERY_WIDTH : layouts);
  for (const { styles, widths } of USER_STYLESHEETS) {
    const checked = isFullRun ? PUBLIC_WIDTHS : widths;
    found.push(...(await layoutFaultsWith(page, state, styles, checked)));
  }
  await setStyles(page, '');
  return found;
}

async function layoutFaultsWith(
  page: Page,
  state: string,
  styles: string,
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  await setStyles(page, styles + LAID_OUT + NOT_PAINTED);
  for (const width of widths) {
    if (!isPossible(state, width)) continue;
    await resize(page, width);
    const sizes = width < TOUCH_WIDTH ? TOUCH_TARGETS : POINTER_TARGETS;
    const faults = await callInPage(page, [layout], layout.findLayoutFaults, sizes);
    found.push(...faults.map((fault) => `layout, ${width}: ${fault} ${styles}`));
  }
  return found;
}

/** Sections that the browser has not laid out overflow the space that is reserved for them. */
const LAID_OUT = 'section { content-visibility: visible !important; }';

/** Painting takes up to half of the CPU time of a resize, and no layout fault depends on it. */
const NOT_PAINTED = 'html { clip-path: inset(100%) !important; }';

/** Sets a user stylesheet, adopted because the page's CSP forbids style elements. */
async function setStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(text);
    document.adoptedStyleSheets = [stylesheet];
  }, styles);
}

/**
 * The accessibility tree, without values that differ in every run or that the company may change. A
 * change affects users of assistive technology: CONTRIBUTING.md explains how to review and update it.
 */
async function treeOf(page: Page): Promise<string> {
  await resize(page, 800);
  const dialog = page.getByRole('dialog');
  const content = (await dialog.isVisible()) ? dialog : page.getByRole('main');
  const tree = await content.ariaSnapshot();
  const withoutValues = tree
    .replaceAll(/t[0-9a-f]{8}-[0-9a-f]{4}@example\.com/g, 'person@example.com')
    .replaceAll(/@t\.[0-9a-f]{8}_[0-9a-f]{4}/g, '@person')
    .replaceAll(brand.tagline, '{tagline}')
    .replaceAll(brand.appStoreUrl, '{appStoreUrl}');
  return `${withoutValues}\n`;
}
