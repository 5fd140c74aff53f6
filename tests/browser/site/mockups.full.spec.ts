import { calendarMockup, dateOf } from '../../../src/content/mockups';
import * as contrast from '../../support/contrast';
import { callInPage } from '../../support/in-page';
import { expect, paths, test } from '../fixtures';
import { openHydrated, openUnhydrated } from '../hydrate';
import * as calendar from './calendar';
import {
  calendarOf,
  chooseInJournal,
  homeTabOf,
  journalOf,
  planOf,
  TODAY,
  visibleDates,
  WEEK,
} from './mockups';

const { newEvent, openEvent } = calendarMockup;

for (const colorScheme of ['light', 'dark'] as const) {
  // axe does not see the text of an event, because other elements overlap it.
  test(`text on each fill of a mockup has contrast in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(paths.home);
    const pairs = await page.locator('[data-color]').evaluateAll((elements) =>
      elements.map((element) => {
        if (!(element instanceof HTMLElement)) throw new Error('no HTML');
        // The browser resolves the colors of the custom properties.
        element.style.setProperty('background', 'var(--fill)', 'important');
        element.style.setProperty('color', 'var(--on-fill)', 'important');
        const { backgroundColor, color } = getComputedStyle(element);
        return { name: element.dataset.color, backgroundColor, color };
      }),
    );
    const faults = new Set<string>();
    for (const { name, backgroundColor, color } of pairs) {
      const ratio = await callInPage(page, [contrast], contrast.contrastOf, backgroundColor, color);
      if (ratio < 4.5) faults.add(`${name}: ${ratio.toFixed(2)}`);
    }
    expect([...faults]).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ page }) => page.goto(paths.home));

  test('an arrow key chooses the next time frame of the journal', async ({ page }) => {
    await journalOf(page).getByRole('radio', { name: 'Past week' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await visibleDates(page)).toEqual(TODAY);
  });

  test('"Oldest" reverses the order of the journal', async ({ page }) => {
    await chooseInJournal(page, 'Oldest');
    expect(await visibleDates(page)).toEqual(WEEK.toReversed());
  });

  test('the schedule lists the chosen day with those after it', async ({ page }) => {
    await calendar.chooseView(page, 'Schedule');
    for (const [index, { weekday, date }] of calendarMockup.days.entries()) {
      await calendar.chooseDay(page, `${weekday} ${date}`);
      const shown = calendar.visibleText(page, /^\w+day, September \d+$/);
      await expect(shown).toHaveText(calendarMockup.days.slice(index).map(dateOf));
    }
    // A click fails where something covers the event. The last day has one of this title.
    await calendar.visibleText(page, 'Piano lesson').click();
    await expect(calendar.visibleText(page, 'Bring the new song')).toBeVisible();
  });

  test('the events of the schedule scroll behind the plus', async ({ page }) => {
    await calendar.chooseView(page, 'Schedule');
    const expectPlusInFront = async () => {
      // In the part above the tab bar. At one point alone, there could be a gap between two events.
      for (const y of [4, 12, 20]) {
        await calendar.plus(page).click({ trial: true, position: { x: 24, y }, timeout: 3_000 });
      }
    };
    await expectPlusInFront();
    // The card of this event reaches below the list.
    await calendar.visibleText(page, 'Piano lesson').click();
    await expectPlusInFront();
  });

  test('the status of a plan says when the friends who are invited are free', async ({ page }) => {
    const status = planOf(page).getByRole('status').getByText('Free').filter({ visible: true });
    await expect(status).toHaveText('Free 1 to 5 PM, and from 8');
    await planOf(page).getByRole('checkbox', { name: 'Noor' }).uncheck();
    await expect(status).toHaveText('Free 1 to 5 PM, and from 7');
    await planOf(page).getByRole('checkbox', { name: 'Mateo' }).uncheck();
    await expect(status).toHaveText('Free until 9:30 AM, 11 AM to 5 PM, and from 7');
    const labels = planOf(page)
      .getByText(/^(Everyone is|You are) free$/)
      .filter({ visible: true });
    await expect(labels).toHaveText('Everyone is free');
    await planOf(page).getByRole('checkbox', { name: 'June' }).uncheck();
    await expect(labels).toHaveText('You are free');
  });

  test('the next event of the home tab opens', async ({ page }) => {
    const detail = homeTabOf(page).locator('details[open] p').first();
    await expect(detail).toBeHidden();
    await homeTabOf(page).locator('summary').filter({ visible: true }).click();
    await expect(detail).toBeVisible();
  });

  test('the title of a new event cannot be changed', async ({ page }) => {
    await calendar.toggleNewEvent(page);
    await expect(calendarOf(page).getByText(newEvent.label)).toBeVisible();
    await expect(calendar.newEventTitleField(page)).toHaveCount(0);
  });
});

test('the panel of the new event closes the open event', async ({ page }) => {
  await openHydrated(page, paths.home);
  await expect(calendar.visibleText(page, openEvent.detail)).toHaveCount(1);
  await calendar.toggleNewEvent(page);
  await expect(calendar.visibleText(page, openEvent.detail)).toHaveCount(0);
});

test('a title that is typed before hydration is in the calendar after it', async ({ page }) => {
  const letHydrate = await openUnhydrated(page, paths.home);
  await calendar.toggleNewEvent(page);
  await calendar.newEventTitleField(page).fill('Paint the boat');
  await calendar.addNewEvent(page);
  await letHydrate();
  await expect(calendar.newEventTitleField(page)).toHaveValue('Paint the boat');
  await expect(calendar.visibleText(page, 'Paint the boat')).toHaveCount(1);
});

test('hydration keeps the choices in the journal', async ({ page }) => {
  const letHydrate = await openUnhydrated(page, paths.home);
  await journalOf(page).getByRole('textbox').fill('We found the oar.');
  await chooseInJournal(page, 'Today');
  await letHydrate();
  await expect(journalOf(page).getByRole('textbox')).toHaveValue('We found the oar.');
  expect(await visibleDates(page)).toEqual(TODAY);
});

test('Back restores the day of the calendar', async ({ page }) => {
  await openHydrated(page, paths.home);
  await calendar.chooseDay(page, 'Friday 15');
  await page.goto(paths.about);
  await page.goBack();
  await expect(calendarOf(page).getByRole('radio', { name: 'Friday 15' })).toBeChecked();
});

test('after Back from another document, the calendar has no added event', async ({ page }) => {
  await openHydrated(page, paths.home);
  await calendar.toggleNewEvent(page);
  await calendar.addNewEvent(page);
  await page.goto(paths.about);
  await page.goBack();
  await expect(calendarOf(page).locator('[name=new]:checked')).toHaveCount(0);
});
