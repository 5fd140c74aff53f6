import { initializeApp } from 'firebase/app';
import { getStorage } from 'firebase/storage';
import { expect, test } from 'vitest';

test("the SDK's retry limits are those of the specification", () => {
  const app = initializeApp({ storageBucket: 'bucket' }, 'retry limits');
  const { maxOperationRetryTime, maxUploadRetryTime } = getStorage(app);
  expect({ maxOperationRetryTime, maxUploadRetryTime }).toEqual({
    maxOperationRetryTime: 120_000,
    maxUploadRetryTime: 600_000,
  });
});
