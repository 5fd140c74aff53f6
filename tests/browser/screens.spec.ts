import { navigation } from '../../src/content/site';
import { messages } from '../../src/shared/messages';
import { NAME_MAX_LENGTH } from '../../src/shared/name';
import { createAccount } from '../support/auth-emulator';
import { uploadPicture } from '../support/pictures';
import { firestore } from '../support/records';
import {
  button,
  expect,
  fill,
  heading,
  logIn,
  paths,
  REPORTED,
  sound,
  test,
  uniqueEmail,
  uniqueUsername,
  words,
} from './fixtures';

test.describe('the username screen', () => {
  test('is locked without navigation state', async ({ page }) => {
    await page.goto(paths.username);
    await expect(page).toHaveTitle('Choose a Username | Lively');
    await expect(heading(page)).toHaveText('This page is locked');
    await page.getByRole('link', { name: words.username.signUp }).click();
    await expect(page).toHaveURL(paths.signUp);
  });

  test('hides its lock at 300 px', async ({ page }) => {
    await page.goto(paths.username);
    const lock = page.locator('main svg');
    await page.setViewportSize({ width: 301, height: 600 });
    await expect(lock).toBeVisible();
    await page.setViewportSize({ width: 300, height: 600 });
    await expect(lock).toBeHidden();
  });

  test('leads to log-in with state but without a session', async ({ page }) => {
    const state = { UID: 'somebody', name: 'Jane', email: 'jane@example.com' };
    await page.goto(paths.logIn);
    await page.evaluate((usr) => window.history.replaceState({ usr, key: 'k' }, ''), state);
    await page.evaluate(
      (path) => window.history.replaceState(history.state, '', path),
      paths.username,
    );
    await page.reload();
    await expect(page).toHaveURL(paths.logIn);
  });

  test('names the terms and the privacy policy', async ({ page, newcomer }) => {
    await logIn(page, newcomer);
    await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      paths.terms,
    );
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      paths.privacy,
    );
  });
});

test.describe('the dashboard', () => {
  test('leads to log-in without state, in any case and with a slash', async ({ page }) => {
    for (const path of [paths.dashboard, `${paths.dashboard}/`, '/LIVELY/Dashboard']) {
      await page.goto(path);
      await expect(page).toHaveURL(paths.logIn);
    }
  });

  test("leads to log-in with another user's id", async ({ page, member }) => {
    await logIn(page, member);
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    await page.evaluate(() =>
      window.history.replaceState({ ...history.state, usr: { UID: 'somebody-else' } }, ''),
    );
    await page.reload();
    await expect(page).toHaveURL(paths.logIn);
    await expect(page.getByText(words.signedIn.note)).toBeVisible();
    await page.getByRole('link', { name: words.signedIn.toDashboard }).click();
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
  });

  test('shows the default picture, 550 px wide on wide screens, else three quarters', async ({
    page,
    member,
  }) => {
    await logIn(page, member);
    const picture = page.getByRole('img', { name: words.dashboard.picture(member.name) });
    await expect(picture).toHaveJSProperty('complete', true);
    for (const [width, size] of [
      [1280, 550],
      [901, 550],
      [900, 550],
      [734, 550],
      [600, 450],
      [360, 270],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const box = await picture.boundingBox();
      expect([box?.width, box?.height]).toEqual([size, size]);
    }
  });

  test('shows a picture of one’s own', async ({ page, member }) => {
    const profilePicPath = await uploadPicture(member.uid);
    await firestore().collection('users').doc(member.uid).update({ profilePicPath });
    await logIn(page, member);
    const picture = page.getByRole('img', { name: words.dashboard.picture(member.name) });
    await expect(picture).toHaveAttribute('src', /profilePics/);
    await expect(picture).toHaveJSProperty('naturalWidth', 1);
  });

  test.describe('with a picture that fails', () => {
    test.use({ expectedConsole: REPORTED });

    test('keeps the default picture when the own one is missing', async ({ page, member }) => {
      const profilePicPath = `profilePics/${member.uid}/gone.png`;
      await firestore().collection('users').doc(member.uid).update({ profilePicPath });
      const reported = page.waitForEvent('console', (message) =>
        message.text().includes('show picture'),
      );
      await logIn(page, member);
      await reported;
      const picture = page.getByRole('img', { name: words.dashboard.picture(member.name) });
      await expect(picture).toHaveAttribute('src', /default-picture|data:image/);
    });

    test('asks again when the address of the own one could not be had', async ({
      page,
      member,
    }) => {
      const profilePicPath = await uploadPicture(member.uid);
      await firestore().collection('users').doc(member.uid).update({ profilePicPath });
      await page.route('**/v0/b/**', (route) => route.fulfill({ status: 403, json: {} }), {
        times: 1,
      });
      await logIn(page, member);
      const picture = page.getByRole('img', { name: words.dashboard.picture(member.name) });
      await expect(picture).toHaveAttribute('src', /profilePics/);
    });

    test('keeps the default picture when the own one does not load', async ({ page, member }) => {
      const profilePicPath = await uploadPicture(member.uid);
      await firestore().collection('users').doc(member.uid).update({ profilePicPath });
      await page.route('**/*alt=media*', (route) => route.abort());
      const reported = page.waitForEvent('console', (message) =>
        message.text().includes('show picture'),
      );
      await logIn(page, member);
      await reported;
      const picture = page.getByRole('img', { name: words.dashboard.picture(member.name) });
      await expect(picture).toHaveAttribute('src', /default-picture|data:image/);
    });
  });

  test.describe('with a record that fails', () => {
    test.use({ expectedConsole: REPORTED });

    test('offers to try again when the record cannot be read', async ({ page, member }) => {
      await page.route('**/documents:batchGet*', (route) => route.abort());
      await logIn(page, member);
      await page.getByRole('button', { name: words.dashboard.retry }).waitFor();
      await page.unroute('**/documents:batchGet*');
      await page.getByRole('button', { name: words.dashboard.retry }).click();
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    });

    for (const [what, pattern] of [
      ['the record', '**/documents:batchGet*'],
      ['who is here', '**/assets/auth-*.js'],
    ] as const) {
      test(`says that it asks again for ${what}, and offers it again`, async ({ page, member }) => {
        await logIn(page, member);
        await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
        let held: (() => void) | undefined;
        let answer: Promise<void> | undefined;
        await page.route(pattern, async (route) => {
          await answer;
          await route.abort();
        });
        await page.reload();
        const retry = page.getByRole('button', { name: words.dashboard.retry });
        await retry.waitFor();
        answer = new Promise((resolve) => {
          held = resolve;
        });
        await retry.click();
        await expect(page.getByRole('status')).toHaveText(words.dashboard.loading);
        await expect(retry).toBeHidden();
        held?.();
        await expect(page.getByRole('status')).toHaveText(messages.somethingWentWrong);
        await page.unroute(pattern);
        await retry.click();
        await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
      });
    }

    test('says when logging out fails, and does it the next time', async ({ page, member }) => {
      await logIn(page, member);
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
      await page.evaluate(() => {
        const { delete: remove } = IDBObjectStore.prototype;
        Object.assign(window, {
          mend: () => Object.assign(IDBObjectStore.prototype, { delete: remove }),
        });
        IDBObjectStore.prototype.delete = () => {
          throw new Error('blocked');
        };
      });
      await button(page, words.dashboard.logOut).click();
      await expect(page.getByRole('alert')).toHaveText(messages.somethingWentWrong);
      await page.evaluate('mend()');
      await button(page, words.dashboard.logOut).click();
      await expect(page).toHaveURL(paths.logIn);
    });
  });
});

test.describe('forms', () => {
  test('send once, however often the button is pressed, and say so', async ({ page, newcomer }) => {
    const username = uniqueUsername();
    await logIn(page, newcomer);
    await expect(page).toHaveURL(paths.username);
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/completeSignUp', async (route) => {
      if (route.request().method() === 'POST') calls += 1;
      await held;
      await route.continue();
    });
    await fill(page, { username });
    await page.locator('[name=username]').press('Enter');
    const pending = button(page, words.username.pending);
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
    await pending.click({ force: true });
    await page.locator('[name=username]').press('Enter');
    release();
    await expect(page.getByText(`@${username}`)).toBeVisible();
    expect(calls).toBe(1);
  });

  test('show and hide a password, and hide it when it is sent', async ({ page }) => {
    await page.goto(paths.signUp);
    await fill(page, { ...sound, email: 'nobody' });
    const password = page.locator('[name=password]');
    await expect(password).toHaveAttribute('type', 'password');
    await button(page, 'Show password').click();
    await expect(password).toHaveAttribute('type', 'text');
    await button(page, 'Hide password').click();
    await expect(password).toHaveAttribute('type', 'password');
    await button(page, 'Show password').click();
    await button(page, words.signUp.submit).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('show a password that was to be shown before React had joined', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/react-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(paths.signUp, { waitUntil: 'domcontentloaded' });
    await button(page, 'Show password').click();
    release();
    await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
    await button(page, 'Hide password').click();
    await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password');
  });

  test('are where their links say', async ({ page }) => {
    await page.goto(paths.signUp);
    await expect(page.getByRole('link', { name: navigation.homeLabel })).toHaveAttribute(
      'href',
      paths.home,
    );
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveTitle('Log In | Lively');
    await expect(heading(page)).toHaveText('Log in to your account');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(paths.signUp);
    await page.goto(paths.forgotPassword);
    const finished = await page.getByText('Finished resetting?').boundingBox();
    const toLogIn = page.getByRole('link', { name: 'Log in' });
    expect((await toLogIn.boundingBox())?.x).toBe(finished?.x);
    await toLogIn.click();
    await expect(page).toHaveURL(paths.logIn);
  });

  test('offer the dashboard to somebody who is logged in', async ({ page, member }) => {
    await logIn(page, member);
    await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    for (const path of [paths.signUp, paths.logIn]) {
      await page.goto(path);
      await page.locator('form').waitFor();
      await page.getByRole('link', { name: words.signedIn.toDashboard }).click();
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    }
  });

  for (const [what, path, submit, next] of [
    ['signing up', paths.signUp, words.signUp.submit, paths.username],
    ['logging in', paths.logIn, words.logIn.submit, paths.dashboard],
  ] as const) {
    test(`offer it to nobody who is just ${what}`, async ({ page, member }) => {
      await page.addInitScript((note) => {
        new MutationObserver(() => {
          if (document.body?.innerText.includes(note)) sessionStorage.setItem('offered', 'yes');
        }).observe(document, { childList: true, subtree: true });
      }, words.signedIn.note);
      await page.goto(path);
      if (path === paths.signUp) await fill(page, { ...sound, email: uniqueEmail() });
      else await fill(page, { email: member.email, password: member.password });
      await button(page, submit).click();
      await expect(page).toHaveURL(next);
      await expect(page.locator('form').or(page.getByText(`@${member.username}`))).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('offered'))).toBeNull();
    });
  }

  test('fit every width from 300 px', async ({ page }) => {
    for (const path of [paths.signUp, paths.logIn, paths.forgotPassword, paths.username]) {
      await page.goto(path);
      for (const width of [300, 320, 400, 401, 549, 550, 551, 900, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, `${path} at ${width} px`).toBe(0);
      }
    }
  });

  test('change their layout where the specification says', async ({ page }) => {
    await page.goto(paths.signUp);
    const tops = async (width: number) => {
      await page.setViewportSize({ width, height: 700 });
      const boxes = ['birthMonth', 'birthDay', 'birthYear'].map((name) =>
        page.locator(`[name=${name}]`).boundingBox(),
      );
      return (await Promise.all(boxes)).map((box) => Math.round(box?.y ?? 0));
    };
    const [month, day, year] = await tops(550);
    expect([day, year]).toEqual([month, month]);
    const [narrowMonth = 0, narrowDay = 0] = await tops(549);
    expect(narrowDay).toBeGreaterThan(narrowMonth);

    await page.goto(paths.logIn);
    const form = page.locator('form');
    const card = page.locator('main > div');
    const widths = async (viewport: number) => {
      await page.setViewportSize({ width: viewport, height: 700 });
      const boxes = await Promise.all([form.boundingBox(), card.boundingBox()]);
      return boxes.map((box) => box?.width ?? 0);
    };
    for (const viewport of [551, 1280]) expect((await widths(viewport))[0]).toBe(28 * 16);
    for (const viewport of [550, 320]) {
      const [formWidth = 0, cardWidth = 0] = await widths(viewport);
      expect(cardWidth).toBeGreaterThan(viewport - 32);
      expect(formWidth).toBeGreaterThan(cardWidth - 48);
    }
  });

  test('carry the tokens that password managers and phones read', async ({ page }) => {
    await page.goto(paths.signUp);
    const expected = {
      name: 'name',
      email: 'email',
      password: 'new-password',
      birthMonth: 'bday-month',
      birthDay: 'bday-day',
      birthYear: 'bday-year',
    };
    for (const [name, token] of Object.entries(expected)) {
      await expect(page.locator(`[name=${name}]`)).toHaveAttribute('autocomplete', token);
    }
    await expect(page.locator('[name=birthMonth]')).toHaveValue('January');
    await expect(page.getByPlaceholder('01')).toHaveAttribute('inputmode', 'numeric');
    await expect(page.getByPlaceholder('2000')).toHaveAttribute('inputmode', 'numeric');
  });
});

test.describe('a sign-up whose name was not kept', () => {
  test.use({ expectedConsole: REPORTED });

  test('asks for it when it is taken up again', async ({ page, context }) => {
    const email = uniqueEmail();
    await page.route('**/accounts:update**', (route) => route.abort());
    await page.goto(paths.signUp);
    await fill(page, { ...sound, email });
    await button(page, words.signUp.submit).click();
    await expect(page).toHaveURL(paths.username);
    await page.close();

    const tab = await context.newPage();
    await logIn(tab, { email, password: sound.password });
    await fill(tab, { name: 'Jane Again', username: uniqueUsername() });
    await button(tab, words.username.submit).click();
    await expect(heading(tab)).toHaveText('Welcome, Jane Again');
  });

  test('asks for it when the one that was kept is none', async ({ page }) => {
    const account = await createAccount({ name: 'x'.repeat(NAME_MAX_LENGTH + 1) });
    await logIn(page, account);
    await fill(page, { name: 'Jane', username: uniqueUsername() });
    await button(page, words.username.submit).click();
    await expect(heading(page)).toHaveText('Welcome, Jane');
  });
});
