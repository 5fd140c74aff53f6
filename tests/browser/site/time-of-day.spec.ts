import type { Page } from '@playwright/test';
import { homeMockup } from '../../../src/content/mockups';
import { paths } from '../../../src/content/paths';
import { navigation } from '../../../src/content/site';
import { timeOfDay } from '../../../src/content/time-of-day';
import { expect, heading, test, waitForHydration } from '../fixtures';

const slider = (page: Page) => page.getByRole('slider', { name: timeOfDay.label, exact: true });
const backToNow = (page: Page) => page.getByRole('button', { name: timeOfDay.backToNow });
/** The hero's phone is an image to assistive technology. */
const phone = (page: Page) => page.getByRole('main').locator('figure').first();

async function openAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`2026-09-14T${time}`));
  await page.goto(paths.home);
}

async function expectHour(page: Page, valueText: string, event: string): Promise<void> {
  await expect(slider(page)).toHaveAttribute('aria-valuetext', valueText);
  await expect(phone(page).getByText(event, { exact: true }).locator('visible=true')).toHaveCount(
    1,
  );
  const [clock = ''] = valueText.split(',');
  await expect(page.locator('[data-clock]')).toHaveAttribute('data-clock', clock);
}

test('the home page opens at the hour of the visitor', async ({ page }) => {
  for (const [time, valueText, event] of [
    ['05:00', '5 AM, biology lab next', '8:30 – 10 AM'],
    ['11:30', '11 AM, lunch with Noor next', '12 – 1:30 PM'],
    ['12:00', '12 PM, rowing practice next', '3:30 – 5 PM'],
    ['18:00', '6 PM, movie night next', '7 – 9 PM'],
    ['04:59', '4 AM, biology lab tomorrow', 'Your day'],
  ] as const) {
    await openAt(page, time);
    await expectHour(page, valueText, event);
  }
});

test('the keyboard moves the day, and "Back to now" returns', async ({ page }) => {
  await openAt(page, '15:20');
  const isNow = page.locator('html[data-is-now]');
  await expect(isNow).toHaveCount(1);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectHour(page, '4 PM, movie night next', '7 – 9 PM');
  await expect(isNow).toHaveCount(0);
  await page.keyboard.press('End');
  await expectHour(page, '4 AM, biology lab tomorrow', 'Your day');
  await page.keyboard.press('Tab');
  await expect(backToNow(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
  await expect(isNow).toHaveCount(1);
});

test('the hour that was chosen survives hydration and a visit to another page', async ({
  page,
}) => {
  await openAt(page, '15:20');
  await slider(page).fill('22');
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await expectHour(page, '10 PM, biology lab tomorrow', 'Your day');
  await page.getByRole('contentinfo').getByRole('link', { name: navigation.links[0].text }).click();
  await page.waitForURL(`**${navigation.links[0].href}`);
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await expectHour(page, '10 PM, biology lab tomorrow', 'Your day');
  await backToNow(page).click();
  await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
});

test('it works after a navigation from another page', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-09-14T15:20'));
  await page.goto(paths.about);
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: navigation.homeLabel }).click();
  await expectHour(page, '3 PM, rowing practice next', '3:30 – 5 PM');
  await slider(page).fill('8');
  await expectHour(page, '8 AM, biology lab next', '8:30 – 10 AM');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('five radio buttons choose the hour, beginning in the morning', async ({ page }) => {
    await page.goto(paths.home);
    await expect(slider(page)).toBeHidden();
    await expect(backToNow(page)).toBeHidden();
    const stops = page
      .getByRole('group', { name: timeOfDay.label, exact: true })
      .getByRole('radio');
    await expect(stops).toHaveCount(5);
    await expect(stops.first()).toBeChecked();
    for (const [index, { label }] of timeOfDay.stops.entries()) {
      await page.getByRole('radio', { name: label, exact: true }).check();
      const part = homeMockup.parts[index];
      await expect(
        phone(page)
          .getByText(part?.greeting ?? '')
          .locator('visible=true'),
      ).toHaveCount(1);
      await expect(
        phone(page)
          .getByText(part?.list.heading ?? '')
          .locator('visible=true'),
      ).toHaveCount(1);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the text on the sky is legible at every hour, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(paths.home);
    const low: string[] = [];
    for (let hour: number = timeOfDay.hours.from; hour <= timeOfDay.hours.to; hour += 1) {
      await slider(page).fill(String(hour));
      const contrasts = await page.evaluate(contrastsOnSky);
      expect(contrasts.length).toBeGreaterThan(8);
      for (const { text, ratio } of contrasts)
        if (ratio < 4.5) low.push(`${hour}: ${text} ${ratio.toFixed(2)}`);
    }
    expect(low).toEqual([]);
  });
}

/** The contrast of each text of the hero with each color of the sky (WCAG 1.4.3). */
function contrastsOnSky(): { text: string; ratio: number }[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const hero = document.querySelector('main section');
  if (!context || !hero) return [];
  const luminance = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const sky = getComputedStyle(hero).backgroundImage.match(/(oklab|rgb)\([^)]*\)/g) ?? [];
  const texts = [...hero.querySelectorAll('h1, h1 ~ p, p:has(~ h1)')];
  return texts.flatMap((text) =>
    text.querySelector('a')
      ? []
      : sky.map((color) => {
          const [low = 0, high = 0] = [color, getComputedStyle(text).color]
            .map(luminance)
            .sort((one, other) => one - other);
          return { text: text.textContent, ratio: (high + 0.05) / (low + 0.05) };
        }),
  );
}
