import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { storageBucket } from 'firebase-functions/params';
import { onCall, onRequest } from 'firebase-functions/v2/https';
import * as identity from 'firebase-functions/v2/identity';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/callable';
import { asPublicError, logOutcome, startCall, withTimeout } from './calls';
import { collectReport } from './collect-reports';
import { callerOf, claimUsername } from './complete-sign-up';
import type { Services } from './data/services';
import { env, origins } from './env';
import { countInconsistencies, deleteUser, limitPictures } from './events';
import { limitRequests, MAX_REQUEST_BYTES } from './limit-requests';

/** The service accounts of infra/access.tf, from the fewest rights to the most. */
type Account = 'collector' | 'sign-up' | 'events';

/** The email of a service account. The CLI does not complete a short name for a scheduled function. */
const emailOf = (account: Account) => `${account}@${env.GCLOUD_PROJECT}.iam.gserviceaccount.com`;

setGlobalOptions({ region: FUNCTIONS_REGION, memory: '256MiB' });
initializeApp();
const auth = getAuth();
// Without `preferRest`, which would make a cold start faster: the tests know the error codes of gRPC only.
const firestore = getFirestore();

// A deployed process loads all functions, and serves one of them.
const maxBytes = MAX_REQUEST_BYTES[env.FUNCTION_TARGET ?? ''];
if (maxBytes !== undefined) limitRequests(maxBytes);

/**
 * Firestore's client would retry for a minute or more. This ends before the site's timeout of 15 s,
 * so that the site receives an answer. A retry is safe, even if the first call still succeeds.
 */
const CLAIM_TIMEOUT_MS = 10_000;

/** Twice the default, because the deletion of an account deletes all of its pictures. */
const EVENT_TIMEOUT_S = 120;
const EVENT_OPTIONS = {
  serviceAccount: emailOf('events'),
  // A failed event is delivered again for up to 24 hours.
  retry: true,
  // Limits the cost of a flood of uploads. Events that wait are delivered later.
  maxInstances: 3,
  timeoutSeconds: EVENT_TIMEOUT_S,
};
/** The longest that Cloud Scheduler waits. */
const CHECK_TIMEOUT_S = 1800;
/** Nothing is logged after the platform's timeout, so the work ends earlier by this. */
const LOG_MARGIN_S = 20;

/** Runs the handler of an event with the services, and logs its outcome. */
async function handleEvent(
  name: string,
  platformTimeoutS: number,
  handle: (services: Services) => Promise<{ readonly outcome: string }>,
): Promise<void> {
  const call = startCall(name);
  const work = withTimeout((platformTimeoutS - LOG_MARGIN_S) * 1000, async () => {
    // Imports a chunk of its own, because claims do not need it.
    const { getStorage } = await import('firebase-admin/storage');
    return handle({ auth, firestore, bucket: getStorage().bucket() });
  });
  await asPublicError(call, logOutcome(call, work));
}

/** Claims a username and creates the user document, which otherwise only a restore does. */
export const completeSignUp = onCall(
  {
    serviceAccount: emailOf('sign-up'),
    cors: origins,
    // The emulators do not support it.
    enforceAppCheck: env.ENFORCE_APP_CHECK && !env.FUNCTIONS_EMULATOR,
    minInstances: env.MIN_INSTANCES,
    // One process serves many users; few processes limit the cost of a flood.
    concurrency: 80,
    maxInstances: 10,
    timeoutSeconds: 30,
  },
  async (request) => {
    const call = startCall(COMPLETE_SIGN_UP);
    const claim = withTimeout(CLAIM_TIMEOUT_MS, async () =>
      claimUsername({ firestore, auth }, callerOf(request), request.data),
    );
    // The outcome is only for the log.
    const { outcome: _, ...response } = await asPublicError(call, logOutcome(call, claim));
    return response;
  },
);

export const onUserDeleted = identity.onUserDeleted(EVENT_OPTIONS, ({ data }) =>
  handleEvent('onUserDeleted', EVENT_TIMEOUT_S, (services) => deleteUser(services, data)),
);

export const onPictureUploaded = onObjectFinalized(
  // A parameter, because every function loads this module, also where no bucket is configured.
  { ...EVENT_OPTIONS, bucket: storageBucket, concurrency: 10 },
  ({ data }) =>
    handleEvent('onPictureUploaded', EVENT_TIMEOUT_S, (services) => limitPictures(services, data)),
);

/** Finds the data of a deletion whose event was not delivered, and other inconsistencies. */
export const checkConsistency = onSchedule(
  {
    serviceAccount: emailOf('events'),
    schedule: '17 4 * * *',
    timeZone: 'Etc/UTC',
    maxInstances: 1,
    timeoutSeconds: CHECK_TIMEOUT_S,
  },
  () => handleEvent('checkConsistency', CHECK_TIMEOUT_S, countInconsistencies),
);

/** Logs the reports of browsers (VITE_REPORT_URL). Not deployed by default. */
export const collectReports = onRequest(
  {
    serviceAccount: emailOf('collector'),
    omit: !env.COLLECT_REPORTS,
    cors: origins,
    // One process, because the rate limit is per process.
    maxInstances: 1,
    concurrency: 80,
    timeoutSeconds: 10,
  },
  ({ method, body }, response) => {
    response.status(collectReport(method, body)).end();
  },
);
