import { expect, type Page, paths, test } from '../fixtures';
import { hydrate } from '../hydrate';

// Below 1101 px, where the navigation is a menu.
test.use({ viewport: { width: 390, height: 700 } });

for (const { place, path, marked, ariaCurrent } of [
  { place: 'the home page', path: paths.home, marked: 'no link', ariaCurrent: null },
  { place: 'a post', path: paths.post('12012022'), marked: 'the blog link', ariaCurrent: 'true' },
  { place: 'the blog', path: paths.blog, marked: 'the blog link', ariaCurrent: 'page' },
] as const) {
  test(`on ${place}, the navigation marks ${marked}`, async ({ page }) => {
    const blogLink = { text: 'Blog', ariaCurrent, line: 'underline 3px' };
    // The link is in the header, and again in the menu.
    const expected = ariaCurrent ? [blogLink, blogLink] : [];
    // A mark that is only a color would be lost.
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    expect(await markedLinks(page)).toEqual(expected);
    await hydrate(page);
    expect(await markedLinks(page), 'after hydration').toEqual(expected);
  });
}

/** The links that are marked for screen readers or by a line, each with both of its marks. */
const markedLinks = (page: Page) =>
  page.locator('header nav a, dialog a').evaluateAll((links) =>
    links
      .map((link) => {
        const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
        const line = `${textDecorationLine} ${textDecorationThickness}`;
        return { text: link.textContent, ariaCurrent: link.ariaCurrent, line };
      })
      .filter(({ ariaCurrent, line }) => ariaCurrent !== null || line === 'underline 3px'),
  );
