import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Lifecycle } from '../../local-backend/processes/lifecycle';
import { accountCopy } from '../../src/content/account';
import { blog } from '../../src/content/blog';
import { home } from '../../src/content/home';
import { messages } from '../../src/content/messages';
import { homeMockup } from '../../src/content/mockups';
import { paths } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { support } from '../../src/content/support';
import { validSignUp } from '../browser/account-area';
import { publicPages } from '../browser/site/public-pages';
import { createMember } from '../support/accounts';
import { uniqueEmail, uniqueUsername } from '../support/auth-emulator';
import { setProfilePicture } from '../support/records';
import type { Engine } from './engine';
import { type SiteProxy, startSiteProxy } from './site-proxy';
import { Visitor, WAIT } from './visitor';

const { menu } = navigation;

/** WebDriver's code points of the keys. */
const END = '\uE010';
const HOME = '\uE011';
const DOWN = '\uE015';
const ENTER = '\uE007';
/** A point of the window that the open menu leaves free. */
const BESIDE_MENU = { x: 10, y: 400 };

const { CI: mustRun, SITE_URL: site } = z
  .object({ CI: z.stringbool().default(false), SITE_URL: z.string() })
  .parse(process.env);

/**
 * Tests the most important journeys in one engine.
 *
 * @param program of the engine; without one, its tests are skipped, or fail with CI=true
 */
export function testSiteIn(
  name: string,
  program: string | undefined,
  start: (program: string, lifecycle: Lifecycle) => Promise<Engine>,
): void {
  describe.skipIf(!program && !mustRun)(name, () => {
    const lifecycle = new Lifecycle();
    let engine: Engine;
    let visitor: Visitor;
    let origin: SiteProxy;
    const open = (path: string) => engine.goto(`${origin.url}${path}`);
    const back = () => visitor.run(() => history.back());

    beforeAll(async () => {
      engine = await start(program ?? name, lifecycle);
      visitor = new Visitor(engine);
      // On a busy machine, the first call of the function can exceed the site's timeout.
      await createMember();
    });
    afterAll(() => lifecycle.stop());
    beforeEach(async () => {
      origin = await startSiteProxy(site);
    });
    afterEach(async () => {
      expect(await visitor.run(() => sessionStorage.errors), 'console errors').toBeNull();
      // A late navigation to the stopped origin would replace the next page.
      await engine.goto('about:blank');
      origin.stop();
    });

    test('every public page hydrates', { timeout: 180_000 }, async () => {
      for (const { path, title, heading } of publicPages) {
        await open(path);
        await visitor.hydrate();
        await visitor.sees(path, title, heading);
      }
    });

    test('the menu takes the focus', async () => {
      await open(paths.home);
      await visitor.click(menu.open);
      const isFocusInMenu = () => document.activeElement?.closest('dialog') !== null;
      await expect.poll(() => visitor.run(isFocusInMenu), WAIT).toBe(true);
    });

    test.each([
      { name: 'its button', close: () => visitor.click(menu.close) },
      { name: 'a click beside it', close: () => visitor.clickAt(BESIDE_MENU) },
    ])('$name closes the menu', async ({ close }) => {
      await open(paths.home);
      await visitor.click(menu.open);
      await close();
      // This button can be clicked only when the menu is closed.
      await visitor.click(menu.open);
    });

    test('a link in the menu leads to its page', async () => {
      await open(paths.home);
      await visitor.click(menu.open);
      await visitor.click(blog.heading);
      await visitor.sees(paths.blog, blog.heading);
    });

    test('the keyboard moves the day in the hero', async () => {
      await open(paths.home);
      await visitor.run(() => {
        document.querySelector<HTMLElement>('[type=range]')?.focus();
        // WebKit finds no text in a phone that it does not render (content-visibility).
        document.querySelector('figure')?.scrollIntoView();
      });
      await visitor.press(END);
      await visitor.sees(paths.home, homeMockup.parts[9].status.text);
      await visitor.press(HOME);
      await visitor.sees(paths.home, homeMockup.parts[0].status.text);
    });

    test('after Back, the slider of the hero agrees with its sky', async () => {
      await open(paths.home);
      await visitor.run(() => document.querySelector<HTMLElement>('[type=range]')?.focus());
      await visitor.press(END);
      await open(paths.about);
      await back();
      const hours = () =>
        visitor.run(() => {
          const slider = document.querySelector<HTMLInputElement>('[type=range]');
          const sky = document.documentElement.style.getPropertyValue('--hour');
          return { isShown: sky !== '', areEqual: slider?.value === sky };
        });
      await expect.poll(hours, WAIT).toEqual({ isShown: true, areEqual: true });
    });

    test('the calendar shows what the visitor chooses', async () => {
      await open(paths.home);
      await visitor.click('Sunday 10');
      await visitor.click('Family brunch 10:30 AM – 12:30 PM');
      await visitor.sees(paths.home, 'Grandma brings the pie');
      await visitor.click('Family brunch 10:30 AM – 12:30 PM');
      await visitor.click('New event');
      await visitor.click('In the calendar');
      await visitor.sees(paths.home, 'Fly the kite');
      await visitor.run(() => document.querySelector('select')?.focus());
      await visitor.press(DOWN + ENTER);
      await visitor.sees(paths.home, 'Saturday, September 16');
    });

    test('Back from another document keeps the search in its field', async () => {
      await open(paths.support);
      await visitor.type({ search: 'invitations notifications' });
      await visitor.sees(paths.support, '1 of ');
      await open(paths.about);
      await back();
      await visitor.sees(paths.support, '1 of ');
      const query = () => document.querySelector<HTMLInputElement>('[type=search]')?.value;
      await expect.poll(() => visitor.run(query), WAIT).toBe('invitations notifications');
    });

    test('Back after a reload shows the previous page', async () => {
      await open(paths.home);
      await visitor.hydrate();
      await visitor.click('Support');
      await visitor.sees(paths.support, support.heading);
      await engine.reload();
      await visitor.sees(paths.support, support.heading);
      await back();
      await visitor.sees(paths.home, home.hero.heading);
    });

    test('late code does not reload a page that the user has left', async () => {
      await open(paths.home);
      await visitor.hydrate();
      const releaseScripts = origin.holdScripts();
      await visitor.click(blog.heading);
      await visitor.sees(paths.blog, home.hero.heading);
      await open(paths.premium);
      releaseScripts();
      await visitor.sees(paths.premium, 'Pricing');
    });

    test('a new user signs up, chooses a username and logs out', async () => {
      const username = uniqueUsername();
      await open(paths.signUp);
      await visitor.type({ ...validSignUp, email: uniqueEmail() });
      await visitor.click(accountCopy.signUp.submit);
      await visitor.sees(paths.username, accountCopy.username.heading);
      await visitor.type({ username });
      await visitor.click(accountCopy.username.submit);
      await visitor.sees(paths.dashboard, accountCopy.dashboard.title, `@${username}`);
      await visitor.click(accountCopy.dashboard.logOut);
      await visitor.sees(paths.logIn, accountCopy.logIn.heading);
    });

    test('a log-in before hydration shows the picture after it', async () => {
      const { uid, email, password } = await createMember();
      const profilePicPath = await setProfilePicture(uid);
      const releaseScripts = origin.holdScripts();
      await open(paths.logIn);
      await visitor.type({ email, password });
      await visitor.click(accountCopy.logIn.submit);
      releaseScripts();
      const loadedImages = () =>
        [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => src);
      await expect
        .poll(() => visitor.run(loadedImages), WAIT)
        .toContainEqual(expect.stringContaining(encodeURIComponent(profilePicPath)));
    });

    test.each([
      { fault: 'its scripts fail', scripts: /./, isMissing: false },
      { fault: 'its scripts are cached as missing', scripts: /./, isMissing: true },
      { fault: 'the Auth script fails', scripts: /\/auth-/, isMissing: false },
      { fault: 'the Auth script is cached as missing', scripts: /\/auth-/, isMissing: true },
    ])('a form can be submitted again when $fault', async ({ scripts, isMissing }) => {
      const { email, password, name } = await createMember();
      origin.failScripts(scripts, isMissing);
      await open(paths.logIn);
      await visitor.type({ email, password });
      await visitor.click(accountCopy.logIn.submit);
      await visitor.sees(paths.logIn, messages.somethingWentWrong);
      origin.failScripts(undefined);
      await visitor.click(accountCopy.logIn.submit);
      await visitor.sees(paths.dashboard, accountCopy.dashboard.welcome(name));
      // The site has logged the failures, which are expected here.
      await visitor.run(() => sessionStorage.removeItem('errors'));
    });
  });
}
