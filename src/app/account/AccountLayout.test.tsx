import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { inNewTab } from '../../components/site-link/SiteLink';
import AccountLayout from './AccountLayout';

// tests/browser/site/pages.spec.ts checks the other layouts, which share PageFrame.
test('the account layout describes links that open a new tab', () => {
  const router = createMemoryRouter([{ path: '/', element: <AccountLayout /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain(` id="${inNewTab['aria-describedby']}"`);
});
