import { expect, test } from 'vitest';
import { preflight } from '../../tools/smoke-test';
import { PRODUCTION, startFunctionForFile } from '../support/deployed-function';
import { serve } from '../support/serve';

const ORIGIN = 'https://lively.example';
const { url: completeSignUpUrl } = await startFunctionForFile({
  ...PRODUCTION,
  GCLOUD_PROJECT: 'project-id',
  SITE_ORIGIN: ORIGIN,
});

test.each([ORIGIN, 'https://project-id--release-1a2b3c4d.web.app'])(
  'the function allows calls from %s',
  async (origin) => expect(await preflight(completeSignUpUrl, origin)).toEqual([]),
);

test('a function that refuses the origin fails', async () => {
  const faults = await preflight(completeSignUpUrl, 'https://another.web.app');
  expect(faults).toEqual([expect.stringContaining('refuses calls from https://another.web.app')]);
});

test('a function that refuses a header of a call fails', async () => {
  const url = await serve((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', ORIGIN);
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization');
    response.end();
  });
  const fault = `${url}: refuses the headers x-firebase-appcheck of a call.`;
  expect(await preflight(url, ORIGIN)).toEqual([fault]);
});
