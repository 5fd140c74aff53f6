import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { storageBucket } from 'firebase-functions/params';
import { onCall, onRequest } from 'firebase-functions/v2/https';
import * as identity from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { z } from 'zod/mini';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/complete-sign-up';
import { uidSchema } from '../../src/shared/user-document';
import { logCall } from './call-log';
import { clientOf, collectReport } from './collect-reports';
import { handleCompleteSignUp } from './complete-sign-up';
import { countInconsistencies } from './count-inconsistencies';
import { deleteUserData } from './delete-user-data';
import {
  collectsReports,
  enforceAppCheck,
  functionTarget,
  isEmulated,
  minInstances,
  origins,
} from './env';
import { limitPictures } from './limit-pictures';
import { limitRequests } from './limit-requests';
import { reduceLibraryLines } from './log';
import { refuseMalformedCalls } from './refuse-malformed-calls';
import { withTimeout } from './with-timeout';

initializeApp();
const auth = getAuth();
const firestore = getFirestore();

/** For the functions that anybody can call. */
const REQUEST_MAX_BYTES: Readonly<Record<string, number>> = {
  // Several times the form's largest request: an escaped name of 100 characters and a username.
  [COMPLETE_SIGN_UP]: 8 * 1024,
  collectReports: 2 * 1024,
};

const DELETION_TIMEOUT_S = 120;
const UPLOAD_TIMEOUT_S = 60;
/** The longest that Cloud Scheduler waits. */
const CHECK_TIMEOUT_S = 1800;

/** Imports a chunk of its own, because claims do not need it. */
const defaultBucket = async () => (await import('firebase-admin/storage')).getStorage().bucket();

/** Shorter than the platform's timeout, after which nothing is logged, and Firestore's retries. */
const workTimeoutMs = (platformTimeoutS: number) => (platformTimeoutS - 20) * 1000;

const deletedUserSchema = z.object({ uid: uidSchema });

const maxBytes = REQUEST_MAX_BYTES[functionTarget ?? ''];
if (maxBytes !== undefined) {
  limitRequests(maxBytes);
  // Developers read everything.
  if (!isEmulated) reduceLibraryLines();
}

/** Claims a username and creates the user document: the only writer of both. */
export const completeSignUp = refuseMalformedCalls(
  onCall(
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
  ),
);

/** Deletes the data of a deleted account. A failed event is delivered again for up to 24 hours. */
export const onUserDeleted = identity.onUserDeleted(
  {
    region: FUNCTIONS_REGION,
    retry: true,
    maxInstances: 3,
    memory: '256MiB',
    timeoutSeconds: DELETION_TIMEOUT_S,
  },
  ({ data }) =>
    logCall('onUserDeleted', async () => {
      // An event without the user's record has no data, whatever its type says.
      const { uid } = deletedUserSchema.parse(data);
      const deletion = deleteUserData({ firestore, bucket: await defaultBucket() }, uid);
      await withTimeout(workTimeoutMs(DELETION_TIMEOUT_S), deletion);
      return { outcome: 'done' };
    }),
);

/** Limits the pictures of each user. A failed event is delivered again for up to 24 hours. */
export const onPictureUploaded = onObjectFinalized(
  {
    // A parameter: every function loads this module, also where no bucket is configured.
    bucket: storageBucket,
    region: FUNCTIONS_REGION,
    retry: true,
    maxInstances: 3,
    concurrency: 10,
    memory: '256MiB',
    timeoutSeconds: UPLOAD_TIMEOUT_S,
  },
  async ({ data }) => {
    await logCall('onPictureUploaded', async () => {
      const limit = limitPictures({ firestore, bucket: await defaultBucket() }, data);
      return withTimeout(workTimeoutMs(UPLOAD_TIMEOUT_S), limit);
    });
  },
);

/** Finds the data of a deletion whose event was not delivered, and other inconsistencies. */
export const checkConsistency = onSchedule(
  {
    schedule: '17 4 * * *',
    timeZone: 'Etc/UTC',
    region: FUNCTIONS_REGION,
    maxInstances: 1,
    // It keeps one page of documents in memory.
    memory: '256MiB',
    timeoutSeconds: CHECK_TIMEOUT_S,
  },
  async () => {
    await logCall('checkConsistency', async () => {
      const check = countInconsistencies({ auth, firestore, bucket: await defaultBucket() });
      return withTimeout(workTimeoutMs(CHECK_TIMEOUT_S), check);
    });
  },
);

/** Logs the reports of browsers (VITE_REPORT_URL). Not deployed by default. */
export const collectReports = onRequest(
  {
    omit: !collectsReports,
    region: FUNCTIONS_REGION,
    cors: origins,
    // One process, because the rate limit is per process.
    maxInstances: 1,
    concurrency: 80,
    memory: '256MiB',
    timeoutSeconds: 10,
  },
  ({ method, body, headers }, response) => {
    const client = clientOf(headers['x-forwarded-for']?.toString() ?? '');
    response.status(collectReport(method, body, client)).end();
  },
);
