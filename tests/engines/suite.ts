import { describe, expect } from 'vitest';
import { z } from 'zod';
import type { Lifecycle } from '../../local-backend/processes/lifecycle';
import { accountCopy } from '../../src/content/account';
import { home } from '../../src/content/home';
import { calendarMockup } from '../../src/content/mockups';
import { paths } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { support } from '../../src/content/support';
import { messages } from '../../src/shared/messages';
import { validSignUp } from '../browser/account-area';
import { publicPages } from '../browser/site/public-pages';
import { createMember, uniqueEmail, uniqueUsername } from '../support/accounts';
import { setProfilePicture } from '../support/records';
import type { Engine } from './engine';
import { createSiteTest, type SiteTest } from './site-test';
import type { Visitor } from './visitor';

/** WebDriver's code points of the keys. */
const END = '\uE010';
const DOWN = '\uE015';
const ENTER = '\uE007';

const mustRun = z.stringbool().default(false).parse(process.env.CI);

/** Tests the main journeys in an engine. Without its program, skips them; with CI=true, fails. */
export function testSiteIn(
  name: string,
  program: string | undefined,
  start: (program: string, lifecycle: Lifecycle) => Promise<Engine>,
): void {
  const test = createSiteTest(async (lifecycle) => {
    if (!program) throw new Error(`${name} is not installed.`);
    return start(program, lifecycle);
  });
  describe.skipIf(!program && !mustRun)(name, () => {
    testPages(test);
    testMenu(test);
    testMockups(test);
    testAccountArea(test);
  });
}

function testPages(test: SiteTest): void {
  test.for(publicPages)('$path hydrates', async ({ path, title, heading }, { visitor }) => {
    await visitor.open(path);
    await visitor.hydrate();
    await visitor.expectPage(path, title, heading);
  });

  test('an address in capital letters redirects without a referrer', async ({ visitor }) => {
    await visitor.open('/LIVELY/Premium?mode=x');
    await visitor.expectPage(paths.premium, 'Pricing');
    expect(await visitor.run(() => document.referrer)).toBe('');
  });

  test('Back from another document keeps the search in its field', async ({ visitor }) => {
    await visitor.open(paths.support);
    await visitor.type({ search: 'invitations notifications' });
    await visitor.expectPage(paths.support, '1 of ');
    await visitor.open(paths.about);
    await visitor.back();
    await visitor.expectPage(paths.support, '1 of ');
    const query = () => document.querySelector<HTMLInputElement>('[type=search]')?.value;
    await expect.poll(() => visitor.run(query)).toBe('invitations notifications');
  });

  test('Back after a reload shows the previous page', async ({ visitor }) => {
    await visitor.open(paths.home);
    await visitor.hydrate();
    await visitor.click('Support');
    await visitor.expectPage(paths.support, support.heading);
    await visitor.reload();
    await visitor.expectPage(paths.support, support.heading);
    await visitor.back();
    await visitor.expectPage(paths.home, home.hero.heading);
  });

  test('late code does not reload a page that the user has left', async ({ visitor, proxy }) => {
    await visitor.open(paths.home);
    await visitor.hydrate();
    const releaseScripts = proxy.holdScripts();
    await visitor.click('Terms');
    // The page stays until its successor has loaded.
    await visitor.expectPage(paths.terms, home.hero.heading);
    await visitor.open(paths.premium);
    releaseScripts();
    await visitor.expectPage(paths.premium, 'Pricing');
    // The browser has aborted the import, which React logs while it leaves the page.
    await visitor.run(() => sessionStorage.removeItem('errors'));
  });
}

function testMenu(test: SiteTest): void {
  const { menu } = navigation;

  test.for([
    { name: 'its button', close: (visitor: Visitor) => visitor.click(menu.close) },
    { name: 'a click beside it', close: (visitor: Visitor) => visitor.clickAt({ x: 10, y: 400 }) },
  ])('$name closes the menu', async ({ close }, { visitor }) => {
    await visitor.open(paths.home);
    await visitor.click(menu.open);
    await close(visitor);
    // This button can be clicked only when the menu is closed.
    await visitor.click(menu.open);
  });
}

function testMockups(test: SiteTest): void {
  test('the slider of the hero agrees with its sky after Back', async ({ visitor }) => {
    await visitor.open(paths.home);
    await visitor.focus('[type=range]');
    await visitor.press(END);
    await visitor.open(paths.about);
    await visitor.back();
    const isSliderAtHourOfSky = () =>
      document.querySelector<HTMLInputElement>('[type=range]')?.value ===
      document.documentElement.style.getPropertyValue('--hour');
    await expect.poll(() => visitor.run(isSliderAtHourOfSky)).toBe(true);
  });

  test('the calendar shows an event of another day', async ({ visitor }) => {
    await visitor.open(paths.home);
    await visitor.click('Sunday 10');
    await visitor.click('Family brunch 10:30 AM – 12:30 PM');
    await visitor.expectPage(paths.home, 'Grandma brings the pie');
  });

  test('the calendar shows a new event', async ({ visitor }) => {
    await visitor.open(paths.home);
    await visitor.click('New event');
    await visitor.click(calendarMockup.newEvent.add);
    await visitor.expectPage(paths.home, calendarMockup.newEvent.event.title);
  });

  test('the calendar shows the days of its schedule', async ({ visitor }) => {
    await visitor.open(paths.home);
    // The schedule, which also lists the days after the chosen one, is the second view.
    await visitor.focus('select');
    await visitor.press(DOWN + ENTER);
    await visitor.expectPage(paths.home, 'Friday, September 15');
  });
}

function testAccountArea(test: SiteTest): void {
  const { signUp, username: usernameCopy, dashboard, logIn } = accountCopy;

  test('a new user gets from sign-up to log-out', async ({ visitor }) => {
    const username = uniqueUsername();
    await visitor.open(paths.signUp);
    await visitor.type({ ...validSignUp, email: uniqueEmail() });
    await visitor.click(signUp.submit);
    await visitor.expectPage(paths.username, usernameCopy.heading);
    await visitor.type({ username });
    await visitor.click(usernameCopy.submit);
    await visitor.expectPage(paths.dashboard, dashboard.title, `@${username}`);
    await visitor.click(dashboard.logOut);
    await visitor.expectPage(paths.logIn, logIn.heading);
  });

  test('a log-in before hydration shows the picture after it', async ({ visitor, proxy }) => {
    const { uid, email, password } = await createMember();
    const profilePicPath = await setProfilePicture(uid);
    const releaseScripts = proxy.holdScripts();
    await visitor.open(paths.logIn);
    await visitor.type({ email, password });
    await visitor.click(logIn.submit);
    releaseScripts();
    const loadedImages = () =>
      [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src);
    await expect
      .poll(() => visitor.run(loadedImages))
      .toContainEqual(expect.stringContaining(encodeURIComponent(profilePicPath)));
  });

  test.for([
    { failure: 'cached 404', what: 'all scripts', scripts: /./ },
    { failure: 'network error', what: 'the Auth script', scripts: /\/auth-/ },
  ] as const)(
    'a form can be submitted again after a $failure of $what',
    async ({ failure, scripts }, { visitor, proxy }) => {
      const { email, password, name } = await createMember();
      const recover = proxy.failScripts(scripts, failure);
      await visitor.open(paths.logIn);
      await visitor.type({ email, password });
      await visitor.click(logIn.submit);
      await visitor.expectPage(paths.logIn, messages.somethingWentWrong);
      recover();
      await visitor.click(logIn.submit);
      await visitor.expectPage(paths.dashboard, `${dashboard.welcome} ${name}`);
      // The failures, which are expected here, would fail the test's final check for errors.
      await visitor.run(() => sessionStorage.removeItem('errors'));
    },
  );
}
