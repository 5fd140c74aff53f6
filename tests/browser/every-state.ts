import { brand } from '../../src/content/brand';
import { axeViolations } from '../support/axe-violations';
import { callInPage } from '../support/in-page';
import * as layout from '../support/layout-faults';
import { accountScreens } from '../support/states/account-screens';
import { publicScreens } from '../support/states/public-screens';
import type { Screen } from '../support/states/steps';
import { expect, type Page, testWithReports as test } from './fixtures';

const SCREENS: Readonly<Record<string, Screen>> = { ...publicScreens, ...accountScreens };
/** The widths at which a layout of most public pages begins. */
const PUBLIC_WIDTHS = [320, 500, 700, 901, 1101, 1280];
/** The widths at which a layout of the account area begins. */
const ACCOUNT_WIDTHS = [320, 401, 551, 901, 1101];
type UserStyles = { readonly name: string; readonly styles: string };

const UNCHANGED: UserStyles = { name: 'unchanged', styles: '' };
/** WCAG 1.4.12, Text Spacing. */
const TEXT_SPACING: UserStyles = {
  name: 'text spacing',
  styles: `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`,
};
/** WCAG 1.4.4, Resize Text: a browser's font size of 32 px. */
const HUGE_TEXT: UserStyles = { name: 'huge text', styles: 'html { font-size: 200% !important; }' };
/** Sections that the browser has not laid out overflow the space that is reserved for them. */
const LAY_OUT_SECTIONS = 'section { content-visibility: visible !important; }';
/** Painting takes up to half of the CPU time of a resize, and no layout fault depends on it. */
const PAINT_NOTHING = 'html { clip-path: inset(100%) !important; }';
/** Main targets in narrower pages are for touch: WCAG 2.5.5, Target Size (Enhanced). */
const TOUCH_WIDTH = 700;

/**
 * Defines a test for each state of each screen: it reaches the state alone, and checks that everyone
 * can use it.
 *
 * @param which the usual state of each screen, or all its other states
 */
export function testStates(which: 'usual' | 'others'): void {
  test.use({ viewport: { width: 360, height: 900 } });
  for (const [name, screen] of Object.entries(SCREENS)) {
    const widths = name in publicScreens ? PUBLIC_WIDTHS : ACCOUNT_WIDTHS;
    const states = which === 'usual' ? { usual: screen.usual } : (screen.others ?? {});
    for (const [state, reach] of Object.entries(states)) {
      test(`the state "${state}" of ${name} is accessible`, async ({ page }) => {
        await reach(page);
        const faults = await axeViolations(page);
        if (await page.evaluate(isMoving)) faults.push('moves despite reduced motion');
        if (screen.withTreeSnapshot?.includes(state)) await expectTree(page, name, state);
        faults.push(...(await layoutFaultsOf(page, TEXT_SPACING, [320])));
        faults.push(...(await layoutFaultsOf(page, HUGE_TEXT, [320, 901])));
        // Comes last, because wide windows close the menu, which is one of the states.
        faults.push(...(await layoutFaultsOf(page, UNCHANGED, widths)));
        expect(faults).toEqual([]);
      });
    }
  }
}

/** Compares the accessibility tree with its snapshot. */
async function expectTree(page: Page, screen: string, state: string): Promise<void> {
  // All snapshots are of one width, because another one can show other elements.
  await page.setViewportSize({ width: 800, height: 900 });
  const advice = 'If screen readers should read this: npx playwright test every-state -u';
  expect
    .soft(await treeOf(page), advice)
    .toMatchSnapshot([screen, `${state.replaceAll(' ', '-')}.yml`]);
}

/** Whether an element has an animation or a transition that takes time. Runs in the page. */
const isMoving = () =>
  [...document.querySelectorAll('*')].some((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element);
    return /[1-9]/.test(animationDuration + transitionDuration);
  });

/** The faults of the layout with a user stylesheet, at each width. */
async function layoutFaultsOf(
  page: Page,
  { name, styles }: UserStyles,
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  await setStyles(page, styles + LAY_OUT_SECTIONS + PAINT_NOTHING);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const mainTargetSize = width < TOUCH_WIDTH ? 44 : 24;
    const faults = await callInPage(page, [layout], layout.findLayoutFaults, mainTargetSize);
    found.push(...faults.map((fault) => `layout, ${name}, ${width} px: ${fault}`));
  }
  await setStyles(page, '');
  return found;
}

/** Sets a user stylesheet, adopted because the page's CSP forbids style elements. */
async function setStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(text);
    document.adoptedStyleSheets = [stylesheet];
  }, styles);
}

/** The accessibility tree, without values that differ in each run, or that the company changes. */
async function treeOf(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const content = (await dialog.isVisible()) ? dialog : page.getByRole('main');
  const tree = await content.ariaSnapshot();
  const withoutValues = tree
    // The emails and usernames of tests/support/accounts.ts.
    .replaceAll(/t[0-9a-f]{8}-[0-9a-f]{4}@example\.com/g, 'person@example.com')
    .replaceAll(/@t\.[0-9a-f]{8}_[0-9a-f]{4}/g, '@person')
    // The usernames that are suggested for `widestUsername` (account-screens.ts).
    .replaceAll(/(w[._]?)\d{3}"/g, '$1{digits}"')
    .replaceAll(brand.tagline, '{tagline}')
    .replaceAll(brand.appStoreUrl, '{appStoreUrl}');
  return `${withoutValues}\n`;
}
