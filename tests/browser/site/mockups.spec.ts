import { calendarMockup, journalMockup, moods } from '../../../src/content/mockups';
import { expect, paths, test } from '../fixtures';
import { openUnhydrated } from '../hydrate';
import * as calendar from './calendar';
import { phone as heroPhone } from './hero';
import {
  ALL,
  calendarOf,
  chooseInJournal,
  homeTabOf,
  journalOf,
  MONTH,
  planOf,
  TODAY,
  visibleDates,
  WEEK,
} from './mockups';

const { tonight } = journalMockup;
const { newEvent, openEvent } = calendarMockup;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ page }) => page.goto(paths.home));

  test('the journal shows the entries of the chosen time frame', async ({ page }) => {
    for (const [timeFrame, dates] of [
      ['All', ALL],
      ['Past month', MONTH],
      ['Past week', WEEK],
      ['Today', TODAY],
    ] as const) {
      await chooseInJournal(page, timeFrame);
      expect(await visibleDates(page)).toEqual(dates);
    }
  });

  test("tonight's entry names the chosen mood", async ({ page }) => {
    const card = journalOf(page).getByRole('figure').getByRole('listitem').first();
    for (const { label } of moods.filter(({ mood }) => mood !== tonight.mood)) {
      await chooseInJournal(page, label);
      await expect(card.getByText(label)).toBeVisible();
    }
  });

  test('one event of the calendar is open at a time', async ({ page }) => {
    await expect(calendar.visibleText(page, openEvent.detail)).toBeVisible();
    await calendar.title(page, 'Movie night').click();
    await expect(calendar.visibleText(page, 'Shared by Mateo')).toBeVisible();
    await expect(calendar.visibleText(page, openEvent.detail)).toBeHidden();
    await calendar.title(page, 'Movie night').click();
    await expect(calendar.visibleText(page, 'Shared by Mateo')).toBeHidden();
  });

  for (const view of ['Timeline', 'Schedule']) {
    test(`the ${view} hides the events of a space`, async ({ page }) => {
      await calendar.chooseView(page, view);
      await calendar.title(page, 'School').click();
      await expect(calendar.visibleText(page, 'Biology lab')).toHaveCount(0);
      await expect(calendar.visibleText(page, 'Lunch with Noor')).toHaveCount(1);
    });
  }

  test('the calendar shows another day', async ({ page }) => {
    await calendar.chooseDay(page, 'Saturday 16');
    await expect(calendar.title(page, 'Lunch with Noor')).toBeHidden();
    await expect(calendar.title(page, 'Piano lesson')).toBeVisible();
  });

  test('a new event is on the chosen day only', async ({ page }) => {
    await calendar.chooseDay(page, 'Friday 15');
    await calendar.toggleNewEvent(page);
    await expect(calendar.visibleText(page, newEvent.event.title)).toHaveCount(0);
    await calendar.addNewEvent(page);
    await expect(calendar.visibleText(page, newEvent.event.title)).toHaveCount(1);
    await calendar.chooseDay(page, 'Monday 11');
    await expect(calendar.visibleText(page, newEvent.event.title)).toHaveCount(0);
  });

  test('the busy times of a friend who is left out of a plan do not count', async ({ page }) => {
    const june = planOf(page).getByRole('checkbox', { name: 'June' });
    const busy = planOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: 'June' }) })
      .locator('[data-start]');
    // The ::before of a busy time covers the color of the board, the sign that everyone is free.
    const cover = () => busy.evaluate((element) => getComputedStyle(element, '::before').display);
    expect(await cover()).toBe('block');
    await june.uncheck();
    expect(await cover()).toBe('none');
  });

  test('a friend who is left out of a plan is not invited', async ({ page }) => {
    // The stylesheet hides one of the two answers in each item.
    const guests = planOf(page).getByRole('listitem').filter({ hasText: 'Not invited' });
    const mateo = guests.filter({ hasText: 'Mateo' });
    await expect(mateo.getByText('Going')).toBeVisible();
    await planOf(page).getByRole('checkbox', { name: 'Mateo' }).uncheck();
    await expect(mateo.getByText('Going')).toBeHidden();
    await expect(mateo.getByText('Not invited')).toBeVisible();
    await expect(guests.filter({ hasText: 'Noor' }).getByText('Going')).toBeVisible();
  });

  for (const [place, homeTab] of [
    ['in the hero', heroPhone],
    ['in its section', homeTabOf],
  ] as const) {
    test(`a mood changes the greeting of the home tab ${place}`, async ({ page }) => {
      const greetingOfTheHour = homeTab(page).getByText(/^Good /);
      await homeTab(page).getByRole('radio', { name: moods[3].label }).check();
      await expect(homeTab(page).getByText(moods[3].greeting)).toBeVisible();
      await expect(greetingOfTheHour.filter({ visible: true })).toHaveCount(0);
    });
  }
});

test('a new event has the title that is typed if there is one', async ({ page }) => {
  await page.goto(paths.home);
  await calendar.toggleNewEvent(page);
  await calendar.addNewEvent(page);
  await calendar.newEventTitleField(page).fill('Paint the boat');
  await expect(calendar.visibleText(page, 'Paint the boat')).toHaveCount(1);
  await expect(calendar.visibleText(page, newEvent.event.title)).toHaveCount(0);
  await calendar.newEventTitleField(page).fill(' ');
  await expect(calendar.visibleText(page, newEvent.event.title)).toHaveCount(1);
});

test('hydration keeps the choices in the calendar', async ({ page }) => {
  const letHydrate = await openUnhydrated(page, paths.home);
  await calendar.visibleText(page, openEvent.title).click();
  await calendar.chooseView(page, 'Schedule');
  await calendar.chooseDay(page, 'Friday 15');
  await calendarOf(page).getByRole('checkbox', { name: 'School' }).uncheck();
  await letHydrate();
  await expect(calendarOf(page).locator('details[name=event][open]')).toHaveCount(0);
  await expect(calendar.title(page, 'Thursday, September 14')).toBeHidden();
  await expect(calendar.title(page, 'Saturday, September 16')).toBeVisible();
  await expect(calendar.visibleText(page, 'Biology lab')).toHaveCount(0);
});
