import { expect, test } from 'vitest';
import { appSiteAssociation } from '../../site-build/text-files';

test('the app may offer passwords of the site when its ids are set', () => {
  expect(appSiteAssociation('A1B2C3D4E5', 'com.example.lively')).toEqual({
    '.well-known/apple-app-site-association':
      '{"webcredentials":{"apps":["A1B2C3D4E5.com.example.lively"]}}',
  });
});

test.each([
  ['', 'com.example.lively'],
  ['A1B2C3D4E5', ''],
])('there is no association with the team %j and the bundle %j', (teamId, bundleId) => {
  expect(appSiteAssociation(teamId, bundleId)).toEqual({});
});
