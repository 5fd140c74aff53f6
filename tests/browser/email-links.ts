import { expect, type Page } from '@playwright/test';
import { addressLinks } from '../../src/content/email-link';
import { paths } from '../../src/content/pages';
import { changeEmail, latestLinkQuery, type TestAccount, uniqueEmail } from '../support/accounts';
import { services } from '../support/records';
import { copy } from './account-area';
import { heading } from './fixtures';

export const openLink = (page: Page, query: string) => page.goto(paths.resetPassword + query);

/** Opens the link in the latest email to an address. */
export const openLatestLink = async (page: Page, email: string) =>
  openLink(page, await latestLinkQuery(email));

/** Opens a link for a new password. */
export async function openResetLink(page: Page, { email }: TestAccount): Promise<void> {
  await services().auth.generatePasswordResetLink(email);
  await openLatestLink(page, email);
  await expect(heading(page)).toHaveText(copy.resetPassword.formHeading);
}

/** Changes the email of an account, and opens the link that restores it. */
export async function openRestoreLink(page: Page, account: TestAccount): Promise<void> {
  await changeEmail(account, uniqueEmail());
  await openLatestLink(page, account.email);
  await expect(heading(page)).toHaveText(addressLinks.RECOVER_EMAIL.heading);
}
