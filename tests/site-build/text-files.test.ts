import { expect, test } from 'vitest';
import { appSiteAssociation, sitemap } from '../../site-build/text-files';
import { brand } from '../../src/content/brand';

test('the sitemap has the date of a page that has one', () => {
  const xml = sitemap([{ path: '/lively' }, { path: '/terms', lastModified: '2022-08-09' }]);
  expect(xml).toContain(`<url><loc>${brand.siteUrl}/lively</loc></url>`);
  expect(xml).toContain(
    `<url><loc>${brand.siteUrl}/terms</loc><lastmod>2022-08-09</lastmod></url>`,
  );
});

test('the app may offer passwords of the site when its ids are set', () => {
  const file = appSiteAssociation({ teamId: 'A1B2C3D4E5', bundleId: 'com.example.lively' });
  expect(JSON.parse(file ?? '')).toEqual({
    webcredentials: { apps: ['A1B2C3D4E5.com.example.lively'] },
  });
});

test.each([
  { teamId: '', bundleId: '' },
  { teamId: 'A1B2C3D4E5', bundleId: '' },
  { teamId: '', bundleId: 'com.example.lively' },
])('there is no association with %j', (app) => {
  expect(appSiteAssociation(app)).toBeUndefined();
});
