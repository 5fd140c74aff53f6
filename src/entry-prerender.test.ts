import { expect, test, vi } from 'vitest';
import { paths } from './content/pages';
import { renderPage } from './entry-prerender';

vi.mock('./screens/about/AboutScreen', () => ({
  AboutScreen: () => {
    throw new Error('torn sail');
  },
}));

test('rendering rejects with the error of a screen, which React alone would leave out', async () => {
  await expect(renderPage(paths.about)).rejects.toThrow('torn sail');
});
