import { messages } from '../../src/shared/messages';
import { button, copy } from './account-area';
import { expect, heading, paths, test } from './fixtures';

test.use({ forcedColors: 'active' });

for (const path of [paths.home, paths.signUp]) {
  test(`the controls of ${path} are recognizable in forced colors`, async ({ page }) => {
    await page.goto(path);
    await heading(page).waitFor();
    const controls = page.locator('button, input, select').filter({ visible: true });
    expect(await controls.evaluateAll(unmarkedControls)).toEqual([]);
  });
}

test('errors are recognizable in forced colors', async ({ page }) => {
  await page.goto(paths.signUp);
  await button(page, copy.signUp.submit).click();
  const error = page.getByText(messages.fillInAllFields, { exact: true });
  await expect(error).toBeVisible();
  // Chromium paints the icon, a border and gradients, only if it does not adjust their color.
  const icon = await error.evaluate((element) => {
    const { color } = getComputedStyle(element);
    const style = getComputedStyle(element, '::before');
    return {
      isWide: Number.parseFloat(style.width) >= 12,
      hasTextColor: style.borderTopColor === color && style.backgroundImage.includes(color),
      isPainted: style.forcedColorAdjust === 'none',
    };
  });
  expect(icon).toEqual({ isWide: true, hasTextColor: true, isPainted: true });
});

/** The controls that a visitor cannot tell from text. Runs in the page. */
function unmarkedControls(controls: readonly Element[]): string[] {
  const hasBorder = (element: Element | null, pseudoElement?: '::before') => {
    if (!element) return false;
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element, pseudoElement);
    return borderTopStyle !== 'none' && borderTopWidth !== '0px';
  };
  const isMarkedInput = (input: Element) => {
    const looksNative = getComputedStyle(input).appearance !== 'none';
    const drawsItsBox = hasBorder(input, '::before');
    // The input of a mood is invisible, and its drawing follows it.
    const belongsToDrawing = input.nextElementSibling instanceof SVGElement;
    return looksNative || drawsItsBox || belongsToDrawing;
  };
  const isMarked = (control: Element) => {
    // A password and its button share a border.
    if (hasBorder(control) || hasBorder(control.parentElement)) return true;
    if (control.matches('button')) return control.querySelector('svg') !== null;
    return isMarkedInput(control);
  };
  return controls
    .filter((control) => !isMarked(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
