import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { storageBucket } from 'firebase-functions/params';
import { onCall, onRequest } from 'firebase-functions/v2/https';
import * as identity from 'firebase-functions/v2/identity';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { z } from 'zod/mini';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/callable';
import { uidSchema } from '../../src/shared/user-document';
import { logCall } from './call-log';
import { countInconsistencies } from './check-consistency';
import { clientOf, collectReport } from './collect-reports';
import { handleCompleteSignUp } from './complete-sign-up';
import { deleteUserData } from './delete-user-data';
import { env, origins } from './env';
import { limitRequests, refuseMalformedCalls } from './limit-requests';
import { reduceLibraryLines } from './log';
import { limitPictures } from './pictures';

setGlobalOptions({
  region: FUNCTIONS_REGION,
  memory: '256MiB',
  // Created in infra/access.tf. In full, because the CLI does not complete the account of a schedule.
  serviceAccount: `functions@${env.GCLOUD_PROJECT}.iam.gserviceaccount.com`,
});
initializeApp();
const auth = getAuth();
const firestore = getFirestore();

/** For the functions that anybody can call. */
const REQUEST_MAX_BYTES: Readonly<Record<string, number>> = {
  // Several times the form's largest request: an escaped name of 100 characters and a username.
  [COMPLETE_SIGN_UP]: 8 * 1024,
  collectReports: 2 * 1024,
};

/** A failed event is delivered again for up to 24 hours. */
const EVENT = { retry: true, maxInstances: 3, timeoutSeconds: 120 };
/** The longest that Cloud Scheduler waits. */
const CHECK_TIMEOUT_S = 1800;

/** Imports a chunk of its own, because claims do not need it. */
const defaultBucket = async () => (await import('firebase-admin/storage')).getStorage().bucket();

/** Shorter than the platform's timeout, after which nothing is logged, and Firestore's retries. */
const workTimeoutMs = (platformTimeoutS: number) => (platformTimeoutS - 20) * 1000;

const deletedUserSchema = z.object({ uid: uidSchema });

const maxBytes = REQUEST_MAX_BYTES[env.FUNCTION_TARGET ?? ''];
if (maxBytes !== undefined) {
  limitRequests(maxBytes);
  // Developers read everything.
  if (!env.FUNCTIONS_EMULATOR) reduceLibraryLines();
}

/** Claims a username and creates the user document: the only writer of both. */
export const completeSignUp = refuseMalformedCalls(
  onCall(
    {
      cors: origins,
      // The emulators do not support it.
      enforceAppCheck: env.ENFORCE_APP_CHECK && !env.FUNCTIONS_EMULATOR,
      minInstances: env.MIN_INSTANCES,
      // One process serves many users; few processes limit the cost of a flood.
      concurrency: 80,
      maxInstances: 10,
      timeoutSeconds: 30,
    },
    (request) => handleCompleteSignUp({ firestore, auth }, request),
  ),
);

/** Deletes the data of a deleted account. */
export const onUserDeleted = identity.onUserDeleted(EVENT, ({ data }) =>
  logCall('onUserDeleted', workTimeoutMs(EVENT.timeoutSeconds), async () => {
    // An event without the user's record has no data, whatever its type says.
    const { uid } = deletedUserSchema.parse(data);
    await deleteUserData({ firestore, bucket: await defaultBucket() }, uid);
    return { outcome: 'done' };
  }),
);

/** Limits the pictures of each user. */
export const onPictureUploaded = onObjectFinalized(
  // The bucket is a parameter: every function loads this module, also where none is configured.
  { ...EVENT, bucket: storageBucket, concurrency: 10 },
  async ({ data }) => {
    await logCall('onPictureUploaded', workTimeoutMs(EVENT.timeoutSeconds), async () =>
      limitPictures({ firestore, bucket: await defaultBucket() }, data),
    );
  },
);

/** Finds the data of a deletion whose event was not delivered, and other inconsistencies. */
export const checkConsistency = onSchedule(
  {
    schedule: '17 4 * * *',
    timeZone: 'Etc/UTC',
    maxInstances: 1,
    timeoutSeconds: CHECK_TIMEOUT_S,
  },
  async () => {
    await logCall('checkConsistency', workTimeoutMs(CHECK_TIMEOUT_S), async () =>
      countInconsistencies({ auth, firestore, bucket: await defaultBucket() }),
    );
  },
);

/** Logs the reports of browsers (VITE_REPORT_URL). Not deployed by default. */
export const collectReports = onRequest(
  {
    omit: !env.COLLECT_REPORTS,
    cors: origins,
    // One process, because the rate limit is per process.
    maxInstances: 1,
    concurrency: 80,
    timeoutSeconds: 10,
  },
  ({ method, body, headers }, response) => {
    const client = clientOf(headers['x-forwarded-for']?.toString() ?? '');
    response.status(collectReport(method, body, client)).end();
  },
);
