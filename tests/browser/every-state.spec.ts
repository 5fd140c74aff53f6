import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations';
import { layoutFaults } from '../support/layout-faults';
import { TWELVE_YEARS_AGO } from '../support/states/account-pages';
import type { State } from '../support/states/reach';
import { screens } from '../support/states/screens';
import { expect, paths, REPORTED_FAILURE, test } from './fixtures';

// Reaches every state of every screen once and runs all checks on it.

const BREAKPOINTS = [300, 400, 500, 550, 700, 900, 1100, 1200, 1300, 1400];
/** Both sides of each breakpoint; 320 is 1280 zoomed to 400%, 640 is 1280 zoomed to 200%. */
const LAYOUT_WIDTHS = [320, 640, 2560, ...BREAKPOINTS.flatMap((width) => [width - 1, width])]
  .filter((width) => width >= 300)
  .sort((one, other) => one - other);
const PHONE = 360;
/**
 * Widths for axe in large states. Other states differ only by a message or a button text and no
 * color depends on the width (tests/build/styles.test.ts), so the phone width is enough for them.
 */
const AXE_WIDTHS = [PHONE, 800, 1280];
const TEXT_SPACING_WIDTHS = [320, 800, 1280];
/** Phone, both form layouts, tablet and desktop. */
const LARGE_TEXT_WIDTHS = [320, 551, 600, 800, 901, 1280];
/** The browser's font size in percent: 24 px and 32 px text. */
const LARGE_TEXT_SIZES = [150, 200];
/** WCAG 1.4.12, Text Spacing. */
const TEXT_SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`;
/** Narrower pages need touch targets. */
const TOUCH = 700;

// Some states are Auth failures, which the site reports and the browser logs.
test.use({ expectedConsole: REPORTED_FAILURE });
test.describe.configure({ timeout: 180_000 });

for (const { name, states, isBlog = false } of screens) {
  test(`every state of ${name} is accessible and keeps its layout`, async ({ page, users }) => {
    const trees: string[] = [];
    const faults: string[] = [];
    const addFaults = (state: State, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${state.name}, ${fault}`));

    for (const [index, state] of states.entries()) {
      await page.emulateMedia({ colorScheme: 'light' });
      await resize(page, PHONE);
      await state.reach({ page, users });
      const isLarge = index === 0 || state.isLarge;
      for (const width of widthsOf(state, isLarge ? AXE_WIDTHS : [PHONE])) {
        addFaults(state, await axeAt(page, width));
      }
      if (isLarge) {
        await withStyles(page, '', async () => {
          for (const width of widthsOf(state, LAYOUT_WIDTHS)) {
            addFaults(state, await layoutAt(page, width));
          }
        });
        await withStyles(page, TEXT_SPACING, async () => {
          for (const width of widthsOf(state, TEXT_SPACING_WIDTHS)) {
            addFaults(state, await layoutAt(page, width));
          }
        });
        for (const size of LARGE_TEXT_SIZES) {
          await withStyles(page, `html { font-size: ${size}% !important; }`, async () => {
            for (const width of widthsOf(state, LARGE_TEXT_WIDTHS)) {
              const found = await layoutAt(page, width);
              addFaults(
                state,
                found.map((fault) => `text at ${size}%, ${fault}`),
              );
            }
          });
        }
      }
      if (!state.isOnlyLook) trees.push(`# ${state.name}\n${await treeOf(page, index === 0)}\n`);
    }
    expect.soft(faults).toEqual([]);
    if (isBlog) return;
    expect(normalize(trees.join('\n'))).toMatchSnapshot(`${name.replaceAll(' ', '-')}.yml`);
  });
}

for (const [name, path, width] of [
  ['site, wide', paths.home, 1280],
  ['site, narrow', paths.home, 360],
  ['studio', paths.company, 1280],
  ['account', paths.logIn, 1280],
] as const) {
  test(`accessibility tree of header and footer: ${name}`, async ({ page }) => {
    await resize(page, width);
    await page.goto(path);
    const trees = [];
    for (const role of ['banner', 'contentinfo'] as const) {
      const part = page.getByRole(role);
      if ((await part.count()) > 0) trees.push(`# ${role}\n${await part.ariaSnapshot()}\n`);
    }
    expect(trees.join('\n')).toMatchSnapshot(`frame-${name.replace(', ', '-')}.yml`);
  });
}

const widthsOf = ({ maxWidth }: State, widths: readonly number[]) =>
  widths.filter((width) => width <= (maxWidth ?? width));

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

/** The axe violations at a width in dark and light mode; leaves the page in light mode. */
async function axeAt(page: Page, width: number): Promise<string[]> {
  await resize(page, width);
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await axeViolations(page, { onlyColors: colorScheme === 'dark' });
    found.push(...violations.map((violation) => `axe, ${width}, ${colorScheme}: ${violation}`));
  }
  return found;
}

async function layoutAt(page: Page, width: number): Promise<string[]> {
  await resize(page, width);
  const faults = await page.evaluate(layoutFaults, { mainTarget: width < TOUCH ? 44 : 24 });
  return faults.map((fault) => `layout, ${width}: ${fault}`);
}

/** Painting takes up to half of the CPU time of a resize, and no layout fault depends on it. */
const NOT_PAINTED = 'html { clip-path: inset(100%) !important; }';

/** Adds a user stylesheet, adopted because the page's CSP forbids style elements. */
async function withStyles(page: Page, styles: string, look: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(text);
    document.adoptedStyleSheets = [stylesheet];
  }, NOT_PAINTED + styles);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/**
 * The accessibility tree. A change affects users of assistive technology: CONTRIBUTING.md explains
 * how to review and update it.
 */
async function treeOf(page: Page, isFirst: boolean): Promise<string> {
  await resize(page, 800);
  const dialog = page.getByRole('dialog');
  const part = (await dialog.isVisible()) ? dialog : page.getByRole('main');
  const tree = await part.ariaSnapshot();
  // Options of a select are included only in a screen's first tree.
  return isFirst ? tree : tree.replaceAll(/^ +- option "\w+"\n/gm, '');
}

/** Replaces values that differ in every run: emails, usernames and the year. */
function normalize(tree: string): string {
  return tree
    .replaceAll(/t[0-9a-f]{8}-[0-9a-f]{4}@example\.com/g, 'person@example.com')
    .replaceAll(`"${TWELVE_YEARS_AGO}"`, '"twelve years ago"')
    .replaceAll(/@t\.[0-9a-f]{8}_[0-9a-f]{4}/g, '@person');
}
