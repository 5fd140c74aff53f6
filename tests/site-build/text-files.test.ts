import { expect, test } from 'vitest';
import { appSiteAssociation } from '../../site-build/text-files';

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
