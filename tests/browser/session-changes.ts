import { SESSION_HINT } from '../../src/session/browser-storage';
import { copy, field, fill } from './account-area';
import { expect, heading, type Page, paths, test } from './fixtures';
import { openHydrated } from './hydrate';
import { showDashboard } from './open-as';

/** Resolves when a tab has noticed that the user is no longer logged in. */
function whenNoticed(tab: Page, uid: string): Promise<void> {
  // The site's own listener has run then: it was added first.
  return tab.evaluate(
    ([hint, formerUid]) =>
      new Promise<void>((resolve) => {
        addEventListener('storage', ({ key, newValue }) => {
          if (key === hint && newValue !== formerUid) resolve();
        });
      }),
    [SESSION_HINT, uid] as const,
  );
}

/** Defines a test: a change of the session in one tab clears the forms of another tab. */
export function testClearedForms(change: string, changeSession: (page: Page) => Promise<void>) {
  test(`${change} clears the forms of another tab`, async ({ page, context, member }) => {
    await showDashboard(page, member);
    const other = await context.newPage();
    await openHydrated(other, paths.signUp);
    await fill(other, { name: member.name, email: member.email });
    await other.getByRole('link', { name: copy.logIn.submit }).click();
    // 'Forgot password?' loads no Firebase Auth, so only the storage event tells it of the change.
    await other.getByRole('link', { name: copy.logIn.forgot }).click();
    // Without this, the next line could find the field of the log-in, which then stays as it is.
    await expect(heading(other)).toHaveText(copy.forgotPassword.heading);
    await expect(field(other, 'email')).toHaveValue(member.email);
    const noticed = whenNoticed(other, member.uid);
    await changeSession(page);
    await noticed;
    await other.goBack();
    await expect(heading(other)).toHaveText(copy.logIn.heading);
    await expect(field(other, 'email')).toHaveValue('');
    await other.goBack();
    await expect(field(other, 'name')).toHaveValue('');
  });
}
