import { brotliCompressSync } from 'node:zlib';
import { brand } from '../../../src/content/brand';
import { formatPrice, plans, premium, yearlyDiscountPercent } from '../../../src/content/premium';
import { footer as footerCopy, newTabHint } from '../../../src/content/site';
import { expect, paths, test, testWithoutScripts } from '../fixtures';

/** A little less than the initial congestion window (RFC 6928), ten packets of 1,460 bytes. */
const FIRST_ROUND_TRIP_BYTES = 14 * 1024;

/** The HTML up to the last element that begins in the viewport. Runs in the page. */
function htmlOfFirstScreen(): string {
  const elements = [...document.querySelectorAll('*')];
  const last = elements.findLastIndex((element) => {
    const { top, width, height } = element.getBoundingClientRect();
    return top < innerHeight && width > 0 && height > 0 && element.checkVisibility();
  });
  for (const element of elements.slice(last + 1)) element.remove();
  return document.documentElement.outerHTML;
}

test('the home page shows its first screen after one round trip', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(paths.home);
    const bytes = brotliCompressSync(await page.evaluate(htmlOfFirstScreen)).length;
    expect.soft(bytes, `at ${viewport.width} px`).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
  }
});

testWithoutScripts('the footer has the links of its pages', async ({ page }) => {
  await page.goto(paths.home);
  const footer = page.getByRole('contentinfo');
  const { columns, legal } = footerCopy;
  await expect(footer.getByRole('heading')).toHaveText(['PRODUCT', 'RESOURCES', 'COMPANY']);
  const links = columns.flatMap((column) => column.links);
  const names = links.map(({ text }) => text);
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(names);
  for (const { text, href } of [...links, ...legal]) {
    const shown = footer.getByRole('link', { name: text, exact: true });
    await expect(shown).toHaveAttribute('href', href);
  }
  const social = footer.getByRole('list', { name: 'Follow Lively' });
  await expect(social.getByRole('link')).toHaveCount(brand.social.length);
});

testWithoutScripts('the home page links to the app store in new tabs', async ({ page }) => {
  await page.goto(paths.home);
  const links = page.getByRole('link', { name: 'Download for iOS', exact: true });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleDescription(newTabHint);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

testWithoutScripts('the premium page shows the four prices', async ({ page }) => {
  const expected = [plans.premium, plans.plus].flatMap((plan) => [
    `${formatPrice(plan.yearlyCents)} per year ${yearlyDiscountPercent(plan)}% off`,
    `${formatPrice(plan.monthlyCents)} per month`,
  ]);
  await page.goto(paths.premium);
  const prices = page.getByRole('main').getByRole('listitem').filter({ hasText: '$' });
  await expect(prices).toHaveText(expected);
});

testWithoutScripts('the premium page lists the features of each plan', async ({ page }) => {
  await page.goto(paths.premium);
  const items = (region: string, list: number) =>
    page.getByRole('region', { name: region }).getByRole('list').nth(list).getByRole('listitem');
  await expect(items('Why choose Premium', 0)).toHaveCount(8);
  await expect(items('Why choose Premium', 1)).toHaveCount(2);
  await expect(items('Get just the essentials with Lively Plus', 0)).toHaveCount(4);
});

testWithoutScripts("the text between Premium's lists is no heading", async ({ page }) => {
  await page.goto(paths.premium);
  await expect(page.getByText(premium.why.moreText)).toBeVisible();
  await expect(page.getByRole('heading', { name: premium.why.moreText })).toHaveCount(0);
});

testWithoutScripts('the premium page compares the plans in a table', async ({ page }) => {
  await page.goto(paths.premium);
  const table = page.getByRole('table', { name: 'Free, Plus and Premium' });
  for (const [name, ...cells] of [
    ['Feature', 'Free$0.00 per month', 'Plus$3.99 per month', 'Premium$6.99 per month'],
    ['Calendar', 'Included', 'Included', 'Included'],
    ['More themes', 'Not included', 'Included', 'Included'],
    ['Draw mood faces', 'Not included', 'Not included', 'Included'],
  ] as const) {
    const row = table.getByRole('row').filter({ has: page.getByText(name) });
    await expect(row.locator('th, td')).toHaveText([name, ...cells]);
  }
});
