import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPages } from '../../site-build/hosting-config';

test('firebase.json has the rewrites and the caching rule of all pages (npm run sync:hosting)', () => {
  const config: unknown = JSON.parse(readFileSync('firebase.json', 'utf8'));
  expect(config).toEqual(withPages(config));
});
