import { afterEach, expect, test, vi } from 'vitest';
import { paths } from './content/pages';

const SCREEN = './screens/about/AboutScreen';

afterEach(() => {
  vi.doUnmock(SCREEN);
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
