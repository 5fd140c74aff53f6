import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the functions are deployed on the Node version of .nvmrc', () => {
  const config: unknown = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const runtime = `nodejs${readFileSync('.nvmrc', 'utf8').trim()}`;
  expect(config).toMatchObject({ functions: [{ runtime }] });
});
