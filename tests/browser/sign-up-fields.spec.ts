import { button, copy, field, fill } from './account-area';
import { expect, type Page, paths, test } from './fixtures';
import { openHydrated } from './hydrate';
import { nextFrame } from './page-state';

// The fields of the sign-up; forms.spec.ts and forms.full.spec.ts have what all forms have in common.

test.beforeEach(({ page }) => openHydrated(page, paths.signUp));

test('the value of a translated month stays English', async ({ page }) => {
  // Translates after hydration, which would undo an earlier translation.
  const month = field(page, 'birthMonth');
  await month.locator('option').evaluateAll((options) => {
    for (const option of options) option.textContent = `« ${option.textContent} »`;
  });
  await month.selectOption('« March »');
  await expect(month).toHaveValue('March');
});

test('the fields of the sign-up tell the browser what to fill in', async ({ page }) => {
  const fields = await page
    .locator('[name][aria-required=true]')
    .evaluateAll((all: HTMLInputElement[]) =>
      all.map(({ name, autocomplete, inputMode }) => ({ name, autocomplete, inputMode })),
    );
  expect(fields).toEqual([
    { name: 'name', autocomplete: 'name', inputMode: '' },
    { name: 'email', autocomplete: 'email', inputMode: '' },
    { name: 'password', autocomplete: 'new-password', inputMode: '' },
    { name: 'birthMonth', autocomplete: 'bday-month', inputMode: '' },
    { name: 'birthDay', autocomplete: 'bday-day', inputMode: 'numeric' },
    { name: 'birthYear', autocomplete: 'bday-year', inputMode: 'numeric' },
  ]);
  await expect(field(page, 'password')).toHaveAttribute('passwordrules', /required: digit/);
});

test('the sign-up warns of a common password', async ({ page }) => {
  await fill(page, { password: 'password1' });
  await expect(field(page, 'password')).toHaveAccessibleDescription(copy.commonPassword);
  await fill(page, { password: 'sailing1' });
  await expect(field(page, 'password')).toHaveAccessibleDescription(copy.passwordHint);
});

// every-state.full.spec.ts has a snapshot with the question, its announcement and the button.
test.describe('the suggestion for a mistyped email', () => {
  const suggestion = (page: Page) => button(page, copy.signUp.useSuggestion);

  async function mistype(page: Page): Promise<void> {
    await fill(page, { email: 'ada@gmial.com' });
    await field(page, 'email').press('Tab');
    await expect(suggestion(page)).toBeVisible();
  }

  test('is filled in', async ({ page }) => {
    await mistype(page);
    await suggestion(page).press('Enter');
    await expect(field(page, 'email')).toHaveValue('ada@gmail.com');
    await expect(field(page, 'email')).toBeFocused();
    const question = page.getByText(copy.signUp.didYouMean('ada@gmail.com'));
    await expect(question.filter({ visible: true })).toHaveCount(0);
  });

  test('does not appear while a button is pressed', async ({ page }) => {
    await fill(page, { email: 'ada@gmial.com' });
    await button(page, copy.signUp.submit).hover();
    const fieldBelow = field(page, 'password');
    const before = await fieldBelow.boundingBox();
    // A suggestion at this moment would move the button away from the pointer.
    await page.mouse.down();
    await expect(field(page, 'email')).not.toBeFocused();
    await nextFrame(page);
    expect(await fieldBelow.boundingBox()).toEqual(before);
  });
});
