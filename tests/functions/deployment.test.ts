import { expect, test } from 'vitest';
import * as functions from '../../functions/src/index';

test.each(Object.entries(functions))('%s runs as the account of the functions', (_, deployed) => {
  const { GCLOUD_PROJECT = '' } = process.env;
  expect(deployed.__endpoint).toMatchObject({
    serviceAccountEmail: `functions@${GCLOUD_PROJECT}.iam.gserviceaccount.com`,
  });
});
