import { expect, type Page } from '@playwright/test';
import type { TestAccount } from '../support/accounts';
import { copy } from './account-area';
import { openDashboard } from './open-as';

/** The requests for the file of a picture. */
export const pictureDownloads = '**/*alt=media*';

export const pictureOf = (page: Page, { name }: TestAccount) =>
  page.getByRole('img', { name: copy.dashboard.picture(name) });

export const expectDefault = (page: Page, member: TestAccount) =>
  expect(pictureOf(page, member)).toHaveAttribute('src', /default-picture|data:image/);

/** Opens the dashboard, and waits until the site has reported that it cannot show the picture. */
export const openWithFailedPicture = (page: Page, member: TestAccount) =>
  Promise.all([
    page.waitForEvent('console', (message) => message.text().includes('show picture')),
    openDashboard(page, member),
  ]);
