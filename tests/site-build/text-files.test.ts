import { expect, test } from 'vitest';
import { appSiteAssociation } from '../../site-build/text-files';

test('the app may offer passwords of the site when its ids are set', () => {
  const files = appSiteAssociation({ teamId: 'A1B2C3D4E5', bundleId: 'com.example.lively' });
  expect(files).toEqual({
    '.well-known/apple-app-site-association':
      '{"webcredentials":{"apps":["A1B2C3D4E5.com.example.lively"]}}',
  });
});

test.each([
  { teamId: '', bundleId: 'com.example.lively' },
  { teamId: 'A1B2C3D4E5', bundleId: '' },
])('there is no association with %j', (app) => {
  expect(appSiteAssociation(app)).toEqual({});
});
