import { accountCopy } from '../../../src/content/account';
import { brand } from '../../../src/content/brand';
import { home } from '../../../src/content/home';
import { support } from '../../../src/content/support';
import { messages } from '../../../src/shared/messages';
import { expect, heading, paths, test } from '../fixtures';
import { openHydrated, waitForHydration } from '../hydrate';
import { hold } from '../network';
import { nextFrame, scrollY } from '../page-state';
import {
  click,
  goFromTermsToCompany,
  inFooter,
  isSameDocument,
  openMarked,
  scrollDown,
} from './navigation';

test('a link leads to the top each time', async ({ page }) => {
  await openHydrated(page, '/lively');
  // The second and third clicks are on a link to the current page.
  for (let clicks = 1; clicks <= 3; clicks += 1) {
    await inFooter(page, 'Support').scrollIntoViewIfNeeded();
    expect(await scrollY(page)).toBeGreaterThan(0);
    await inFooter(page, 'Support').click();
    await expect.poll(() => scrollY(page)).toBe(0);
  }
});

test('the page before stays until Back has loaded the next one', async ({ page }) => {
  await openHydrated(page, '/lively');
  await inFooter(page, 'Support').click();
  await expect(heading(page)).toHaveText(support.heading);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).evaluate(click);
  await expect(heading(page)).toHaveText(accountCopy.signUp.heading);
  // The next document lacks the code of the support page.
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(heading(page)).toHaveText(accountCopy.logIn.heading);
  const release = await hold(page, '**/assets/site-*.js');
  const requested = page.waitForRequest('**/assets/site-*.js');

  await page.evaluate(() => window.history.go(-2));
  await requested;
  await nextFrame(page);
  await expect(page).toHaveURL('/lively/support');
  expect(await heading(page).allInnerTexts()).toEqual([accountCopy.logIn.heading]);
  expect(await scrollY(page)).toBe(0);
  release();
  await expect(heading(page)).toHaveText(support.heading);
  expect(await scrollY(page)).toBe(900);
});

// After a reload, no router runs until hydration. Back to an entry that the earlier router created
// then changes only the address, so boot/history.ts loads the page.
test('entries from before a reload show their pages where the user left them', async ({ page }) => {
  await openHydrated(page, '/lively');
  await page.evaluate(() => window.scrollTo(0, 700));
  await inFooter(page, 'Support').evaluate(click);
  await expect(heading(page)).toHaveText(support.heading);
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 900));
  // Begins a hydration that does not end before Back.
  await hold(page, '**/assets/shared-*.js');
  await page.locator('body').dispatchEvent('click');

  await page.goBack();
  await expect(page).toHaveURL('/lively');
  await expect(heading(page)).toHaveText(home.hero.heading);
  await page.waitForLoadState();
  expect(await scrollY(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL('/lively/support');
  await expect(heading(page)).toHaveText(support.heading);
  await page.waitForLoadState();
  expect(await scrollY(page)).toBe(900);
});

test('a fragment link finds its section when the address encodes the id', async ({ page }) => {
  await page.route('**/assets/privacy-*', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace('/terms#age', '/terms#%61ge') });
  });
  await openMarked(page, '/privacy');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).first().click();
  await expect(page).toHaveURL('/terms#%61ge');
  await expect(page.locator('#age')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('the company page starts at its top after Back', async ({ page }) => {
    await goFromTermsToCompany(page);
    await page.getByRole('main').getByRole('link', { name: 'Lively' }).evaluate(click);
    await expect(heading(page)).toHaveText(home.hero.heading);
    await scrollDown(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Our company');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the company page starts at its top after a reload', async ({ page }) => {
    await page.goto('/');
    await scrollDown(page);
    await page.reload();
    expect(await scrollY(page)).toBe(0);
  });
});

test('hovering a link prefetches its page once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/lively');
  for (let times = 0; times < 2; times += 1) {
    await inFooter(page, 'Blog').hover();
    await page.getByRole('contentinfo').getByText(`© ${brand.copyrightYear}`).hover();
  }
  await expect(page.locator('link[rel=prefetch]')).toHaveAttribute('href', '/lively/blog');
  await expect.poll(() => requested.filter((path) => path === '/lively/blog')).toHaveLength(1);
  expect(requested, 'a link that is not hovered').not.toContain('/lively/premium');
});

test('a page outside the account area appears with its styles', async ({ page }) => {
  await openMarked(page, paths.logIn);
  const release = await hold(page, '**/assets/style-*.css');
  await page.getByRole('banner').getByRole('link').click();
  const hero = page.locator('main section').first();
  await expect(hero).toBeHidden();
  release();
  // One of the hero's styles.
  await expect(hero).toHaveCSS('position', 'relative');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('a page whose code stalls', () => {
  test.use({ expectedConsole: /^AbortError|^Lively: / });

  test('shows an error', async ({ page }) => {
    await page.clock.install();
    await openMarked(page, '/lively');
    await hold(page, '**/assets/forms-*.js');
    const requested = page.waitForRequest('**/assets/forms-*.js');
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).evaluate(click);
    await requested;
    await page.clock.runFor(20_000);
    await expect(heading(page)).toHaveText(messages.somethingWentWrong);
  });
});
