import { afterEach, expect, test, vi } from 'vitest';
import { paths } from './content/pages';

const SCREEN = './screens/about/AboutScreen';
const COPY = './content/home';

afterEach(() => {
  vi.doUnmock(SCREEN);
  vi.doUnmock(COPY);
  vi.resetModules();
});

test('a page that throws is not rendered: React alone would leave a hole in it', async () => {
  vi.resetModules();
  vi.doMock(SCREEN, () => ({
    default: () => {
      throw new Error('torn sail');
    },
  }));
  const { renderPage } = await import('./entry-prerender');
  await expect(renderPage(paths.about)).rejects.toThrow('torn sail');
  expect((await renderPage(paths.terms)).body).toContain('<h1');
});

test('a section of the home page without points has no empty list', async () => {
  vi.resetModules();
  const { home } = await vi.importActual<typeof import('./content/home')>(COPY);
  const features = home.features.map((feature) => ({ ...feature, points: [] }));
  vi.doMock(COPY, () => ({ home: { ...home, features } }));
  const { renderPage } = await import('./entry-prerender');
  const { body } = await renderPage(paths.home);
  expect(body).toContain(home.features[0]?.heading);
  expect(body).not.toMatch(/<ul[^>]*><\/ul>/);
});
