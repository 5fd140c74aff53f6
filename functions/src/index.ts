import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { onCall } from 'firebase-functions/v2/https';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/complete-sign-up';
import { logCall } from './call-log';
import { completeSignUp as completeSignUpWith } from './complete-sign-up';
import { enforceAppCheck, functionTarget, minInstances, origins } from './env';
import { forgetAccount } from './forget-account';
import { limitRequests } from './limit-requests';
import { DELIVERY_S, onAccountDeleted } from './on-account-deleted';
import { withTimeout } from './with-timeout';

initializeApp();
const auth = getAuth();
const firestore = getFirestore();

/** Several times what the form can send: a name of 100 characters, each escaped, and a username. */
const REQUEST_MAX_BYTES = 8 * 1024;

// Not for the deletion's event, whose size is the account's.
if (functionTarget === COMPLETE_SIGN_UP) limitRequests(REQUEST_MAX_BYTES);

/** Claims a username and creates the person's document. The only way either comes into being. */
export const completeSignUp = onCall(
  {
    region: FUNCTIONS_REGION,
    cors: origins,
    enforceAppCheck,
    minInstances,
    // One process serves many people; few processes keep a flood cheap.
    concurrency: 80,
    maxInstances: 10,
    memory: '256MiB',
    timeoutSeconds: 30,
  },
  (request) => completeSignUpWith({ firestore, auth }, request),
);

/** Firestore's own client tries for longer than a delivery may take: the log is told before that. */
const FORGETTING_MS = (DELIVERY_S - 20) * 1000;

/**
 * Removes the document, the pictures and the username's reservation of a deleted account. Not there
 * in a process that serves claims only.
 */
export const forgetDeletedAccount =
  functionTarget === COMPLETE_SIGN_UP
    ? undefined
    : onAccountDeleted((uid) =>
        logCall('forgetDeletedAccount', () =>
          withTimeout(
            FORGETTING_MS,
            forgetAccount({ firestore, bucket: getStorage().bucket() }, uid),
          ),
        ),
      );
