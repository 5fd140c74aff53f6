import { afterEach, expect, test, vi } from 'vitest';
import { paths } from './content/pages';

const SCREEN = './screens/about/AboutScreen';
const COPY = './content/home';

afterEach(() => {
  vi.doUnmock(SCREEN);
  vi.doUnmock(COPY);
  vi.resetModules();
});

test('rendering rejects with the error of a screen, which React alone would leave out', async () => {
  vi.resetModules();
  vi.doMock(SCREEN, () => ({
    default: () => {
      throw new Error('torn sail');
    },
  }));
  const { renderPage } = await import('./entry-prerender');
  await expect(renderPage(paths.about)).rejects.toThrow('torn sail');
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
