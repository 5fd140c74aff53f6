import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFailed,
  onTestFinished,
  test,
} from 'vitest';
import { z } from 'zod';
import { account } from '../../src/content/account';
import { blog } from '../../src/content/blog';
import { home } from '../../src/content/home';
import { messages } from '../../src/content/messages';
import { homeMockup } from '../../src/content/mockups';
import { paths } from '../../src/content/paths';
import { navigation } from '../../src/content/site';
import { support } from '../../src/content/support';
import { publicPages } from '../browser/site/public-pages';
import { createNewcomer, makeMember } from '../support/accounts';
import { latestResetCode, uniqueEmail, uniqueUsername } from '../support/auth-emulator';
import { validSignUp } from '../support/forms';
import { setProfilePicture } from '../support/pictures';
import type { Engine } from './engine';
import { type SiteProxy, startSiteProxy } from './site-proxy';
import { Visitor } from './visitor';

const SCREENSHOTS = 'test-results/engines';
const PHONE = [390, 700] as const;
const NARROW = [320, 600] as const;
/** WebDriver's code points of the keys. */
const END = '\uE010';
const HOME = '\uE011';
const BESIDE_MENU = { x: 10, y: 400 };

const createMember = async () => makeMember(await createNewcomer());

/**
 * Tests the most important journeys in one engine.
 *
 * @param address of the engine; its tests are skipped without one
 */
export function testSiteIn(
  name: string,
  address: string | undefined,
  connect: (address: string) => Promise<Engine>,
): void {
  describe.skipIf(!address)(name, () => {
    const site = z.string().parse(process.env.SITE_URL);
    let engine: Engine;
    let visitor: Visitor;

    beforeAll(async () => {
      engine = await connect(address ?? '');
      visitor = new Visitor(engine);
    });
    afterAll(() => engine?.close());

    beforeEach(async ({ task }) => {
      onTestFailed(async () => {
        mkdirSync(SCREENSHOTS, { recursive: true });
        const file = `${name} ${task.name}.png`.replaceAll('/', ' ');
        writeFileSync(join(SCREENSHOTS, file), await engine.screenshot(), 'base64');
      });
      await engine.resize(...PHONE);
    });
    afterEach(async () => {
      expect(await engine.consoleErrors(), 'console errors').toEqual([]);
    });

    test.each(publicPages)('shows $path', async ({ path, title, heading }) => {
      await engine.resize(...NARROW);
      await engine.goto(`${site}${path}`);
      const page = { path, title, h1: heading, overflow: 0 };
      await visitor.sees(page);
      await visitor.hydrate();
      await visitor.sees(page);
    });

    test('the menu takes focus and closes by button, backdrop and link', async () => {
      const { menu, links } = navigation;
      const closed = { path: paths.home, isMenuOpen: false };
      await engine.goto(`${site}${paths.home}`);
      for (const close of [() => visitor.click(menu.close), () => visitor.clickAt(BESIDE_MENU)]) {
        await visitor.sees(closed);
        await visitor.click(menu.open);
        await visitor.sees({ isMenuOpen: true, isFocusInMenu: true });
        await close();
      }
      await visitor.sees(closed);
      await visitor.click(menu.open);
      await visitor.click(links[1].text);
      await visitor.sees({ path: paths.blog, h1: blog.heading, isMenuOpen: false });
    });

    test('the keyboard moves the day in the hero', async () => {
      const { text } = homeMockup.parts[4].status;
      await engine.goto(`${site}${paths.home}`);
      await engine.evaluate("String(document.querySelector('[type=range]').focus())");
      await visitor.press(END);
      await visitor.sees({ text: expect.stringContaining(text) });
      await visitor.press(HOME);
      await visitor.sees({ text: expect.not.stringContaining(text) });
    });

    test('the calendar shows another day, its event and a new one', async () => {
      const seesText = (text: string) => visitor.sees({ text: expect.stringContaining(text) });
      await engine.goto(`${site}${paths.home}`);
      await visitor.click('Sunday 10');
      await visitor.click('Family brunch 10:30 AM – 12:30 PM');
      await seesText('Grandma brings the pie');
      await visitor.click('Family brunch 10:30 AM – 12:30 PM');
      await visitor.click('New event');
      await visitor.click('In the calendar');
      await seesText('Fly the kite');
      await visitor.click('Calendar view');
      await visitor.click('Schedule');
      await seesText('Saturday, September 16');
    });

    test('the support page filters its questions, and a link shows a hidden one', async () => {
      const results = {
        path: paths.support,
        fields: { search: 'invitations notifications' },
        text: expect.stringContaining('1 of '),
      };
      await engine.goto(`${site}${paths.support}`);
      await visitor.type(results.fields);
      await visitor.sees(results);
      await engine.reload();
      await visitor.sees(results);
      await visitor.click('showing and hiding spaces');
      await visitor.sees({ fields: { search: '' } });
      const place = "String(document.querySelector(':target').getBoundingClientRect().top)";
      await expect.poll(async () => Number(await engine.evaluate(place))).toBeLessThan(PHONE[1]);
      await engine.back();
      await visitor.sees(results);
    });

    test('Back after a reload shows the previous page', async () => {
      const homePage = { path: paths.home, title: home.title, h1: home.hero.heading };
      const supportPage = { path: paths.support, h1: support.heading };
      await engine.goto(`${site}${paths.home}`);
      await visitor.sees(homePage);
      await visitor.hydrate();
      await visitor.click(navigation.links[2].text);
      await visitor.sees(supportPage);
      await engine.reload();
      await visitor.sees(supportPage);
      await engine.back();
      await visitor.sees(homePage);
    });

    describe('at a new origin', () => {
      let origin: SiteProxy;
      const open = (path: string) => engine.goto(`${origin.url}${path}`);
      // On a busy machine, the first call of the function can exceed the site's timeout.
      beforeAll(async () => void (await createMember()));
      beforeEach(async () => {
        origin = await startSiteProxy(site);
        onTestFinished(() => origin.stop());
      });

      test('late code does not reload a page that the user has left', async () => {
        await open(paths.home);
        await visitor.hydrate();
        const releaseScripts = origin.holdScripts();
        await visitor.click(navigation.links[1].text);
        await visitor.sees({ path: paths.blog, h1: home.hero.heading });
        await open(paths.premium);
        await visitor.sees({ path: paths.premium });
        releaseScripts();
        await visitor.sees({ path: paths.premium });
      });

      test('a new user signs up, chooses a username and logs out', async () => {
        const email = uniqueEmail();
        const username = uniqueUsername();
        await open(paths.signUp);
        await visitor.type({ ...validSignUp, email });
        await visitor.click(account.signUp.submit);

        await visitor.sees({ path: paths.username, h1: account.username.heading });
        await visitor.type({ username });
        await visitor.click(account.username.submit);

        const h1 = account.dashboard.welcome(validSignUp.name);
        await visitor.sees({ path: paths.dashboard, title: account.dashboard.title, h1 });
        await visitor.sees({ text: expect.stringContaining(`@${username}`), overflow: 0 });
        await visitor.click(account.dashboard.logOut);
        await visitor.sees({ path: paths.logIn, h1: account.logIn.heading });
      });

      test('a member logs in, sees their profile picture and logs out', async () => {
        const member = await createMember();
        const profilePicPath = await setProfilePicture(member.uid);
        await open(paths.logIn);
        await visitor.type({ email: member.email, password: member.password });
        await visitor.click(account.logIn.submit);

        const picture = expect.stringContaining(encodeURIComponent(profilePicPath));
        await visitor.sees({
          path: paths.dashboard,
          images: { [account.dashboard.picture(member.name)]: picture },
        });
        await visitor.click(account.dashboard.logOut);
        await visitor.sees({ path: paths.logIn, h1: account.logIn.heading });
      });

      test('a member resets a forgotten password', async () => {
        const { email, name } = await createMember();
        const password = 'newsail2';
        await open(paths.forgotPassword);
        await visitor.type({ email });
        await visitor.click(account.forgotPassword.submit);
        await visitor.sees({ text: expect.stringContaining(account.forgotPassword.sent(email)) });

        const code = await latestResetCode(email);
        await open(`${paths.resetPassword}?mode=resetPassword&oobCode=${code}&lang=en`);
        await visitor.sees({ path: paths.resetPassword, h1: account.resetPassword.formHeading });
        await visitor.type({ password });
        await visitor.click(account.resetPassword.submit);

        await visitor.sees({
          path: paths.logIn,
          text: expect.stringContaining(account.logIn.passwordChanged),
        });
        await visitor.type({ email, password });
        await visitor.click(account.logIn.submit);
        await visitor.sees({ path: paths.dashboard, h1: account.dashboard.welcome(name) });
      });

      test('a form submitted before hydration is sent after hydration', async () => {
        const { email, password, name } = await createMember();
        const releaseScripts = origin.holdScripts();
        await open(paths.logIn);
        await visitor.type({ email, password });
        await visitor.click(account.logIn.submit);
        await visitor.sees({ path: paths.logIn, fields: { email, password } });
        releaseScripts();
        await visitor.sees({ path: paths.dashboard, h1: account.dashboard.welcome(name) });
      });

      test.each([
        ['when its scripts fail', /./, { isMissing: false }],
        ['when its scripts are cached as missing', /./, { isMissing: true }],
        ['when the Auth script fails', /\/auth-/, { isMissing: false }],
        ['when the Auth script is cached as missing', /\/auth-/, { isMissing: true }],
      ])('a form can be submitted again %s', async (_, scripts, how) => {
        const { email, password, name } = await createMember();
        const restoreScripts = origin.failScripts(scripts, how);
        await open(paths.logIn);
        await visitor.type({ email, password });
        await visitor.click(account.logIn.submit);
        await visitor.sees({ text: expect.stringContaining(messages.somethingWentWrong) });
        restoreScripts();
        await visitor.click(account.logIn.submit);
        await visitor.sees({ path: paths.dashboard, h1: account.dashboard.welcome(name) });
        // Clears the errors of the failed requests.
        await engine.consoleErrors();
      });
    });
  });
}
