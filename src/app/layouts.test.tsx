import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteLink } from '../components/site-link/SiteLink';
import AccountLayout from './account/AccountLayout';
import LivelyLayout from './lively/LivelyLayout';
import StudioLayout from './studio/StudioLayout';

test.each([
  { name: 'the app', Layout: LivelyLayout },
  { name: 'the studio', Layout: StudioLayout },
  { name: 'the account pages', Layout: AccountLayout },
])('the layout of $name describes links that open a new tab', ({ Layout }) => {
  const link = <SiteLink href="https://example.org">Example</SiteLink>;
  const router = createMemoryRouter([
    { element: <Layout />, children: [{ path: '/', element: link }] },
  ]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const [, id] =
    /<a href="https:\/\/example\.org"[^>]* aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html.split(` id="${id}"`)).toHaveLength(2);
});
