import { navigation } from '../../src/content/site';
import { messages } from '../../src/shared/messages';
import {
  button,
  expect,
  fill,
  heading,
  hold,
  logIn,
  paths,
  REFUSED,
  sound,
  test,
  uniqueEmail,
  uniqueUsername,
  words,
} from './fixtures';

/* What all forms of the account have in common. */

test('send once, however often the button is pressed, and say so', async ({ page, newcomer }) => {
  const username = uniqueUsername();
  await logIn(page, newcomer);
  await expect(page).toHaveURL(paths.username);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/completeSignUp')) calls += 1;
  });
  const release = await hold(page, '**/completeSignUp');
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
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.signUp, { waitUntil: 'domcontentloaded' });
  await button(page, 'Show password').click();
  release();
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
  await button(page, 'Hide password').click();
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password');
});

test('say that they are on their way before React has joined', async ({ page, member }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.logIn, { waitUntil: 'domcontentloaded' });
  await fill(page, { email: member.email, password: member.password });
  await button(page, words.logIn.submit).click();
  await expect(button(page, words.logIn.pending)).toBeVisible();
  release();
  await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
});

test.describe('whose scripts cannot be had', () => {
  test.use({ expectedConsole: REFUSED });

  for (const missing of ['main', 'react', 'LogInScreen', 'style']) {
    test(`(${missing}) say so, and can be sent again`, async ({ page, member }) => {
      await page.route(`**/assets/${missing}-*`, (route) => route.abort());
      await page.goto(paths.logIn);
      await fill(page, { email: member.email, password: member.password });
      await button(page, words.logIn.submit).click();
      await expect(page.getByRole('status')).toHaveCSS(
        'content',
        `"${messages.somethingWentWrong}"`,
        { pseudo: 'after' },
      );
      await page.unrouteAll();
      await button(page, words.logIn.submit).click();
      await expect(heading(page)).toHaveText(`Welcome, ${member.name}`);
    });
  }
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
