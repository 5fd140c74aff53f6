import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { onCall } from 'firebase-functions/v2/https';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/complete-sign-up';
import { logCall } from './call-log';
import { handleCompleteSignUp } from './complete-sign-up';
import { deleteUserData } from './delete-user-data';
import { enforceAppCheck, functionTarget, minInstances, origins } from './env';
import { limitRequestSize } from './limit-request-size';
import { TIMEOUT_S, userDeletedTrigger } from './user-deleted-trigger';
import { withTimeout } from './with-timeout';

initializeApp();
const auth = getAuth();
const firestore = getFirestore();

/** Several times the form's largest request: an escaped name of 100 characters and a username. */
const REQUEST_MAX_BYTES = 8 * 1024;

// Not for the deletion event, because its size depends on the account.
if (functionTarget === COMPLETE_SIGN_UP) limitRequestSize(REQUEST_MAX_BYTES);

/** Claims a username and creates the user document: the only writer of both. */
export const completeSignUp = onCall(
  {
    region: FUNCTIONS_REGION,
    cors: origins,
    enforceAppCheck,
    minInstances,
    // One process serves many users; few processes limit the cost of a flood.
    concurrency: 80,
    maxInstances: 10,
    memory: '256MiB',
    timeoutSeconds: 30,
  },
  (request) => handleCompleteSignUp({ firestore, auth }, request),
);

/** Shorter than the platform's timeout and Firestore's retries, so that a failure is logged. */
const DELETION_TIMEOUT_MS = (TIMEOUT_S - 20) * 1000;

/** Deletes the data of a deleted account. Undefined in a process that only serves claims. */
export const onUserDeleted =
  functionTarget === COMPLETE_SIGN_UP
    ? undefined
    : userDeletedTrigger((uid) =>
        logCall('onUserDeleted', async () => {
          const services = { firestore, bucket: getStorage().bucket() };
          await withTimeout(DELETION_TIMEOUT_MS, deleteUserData(services, uid));
          return { outcome: 'done' };
        }),
      );
