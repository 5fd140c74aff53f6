import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { COMPLETE_SIGN_UP, type CompleteSignUpResponse } from '../../src/shared/complete-sign-up';
import { logCall } from './call-log';
import type { Member } from './claim-username';
import { usernameTaken } from './https-error';
import { createLimiter, repeatOrClaim } from './repeat-or-claim';
import { withTimeout } from './with-timeout';

/**
 * Shorter than the site's timeout of 15 s, because Firestore's client retries for a minute or more.
 * A retry is safe, even if the first call still succeeds.
 */
const TIMEOUT_MS = 10_000;

const limiter = createLimiter();

/**
 * The callable's handler: the caller comes from the verified ID token, the name and the username
 * from the payload.
 *
 * @returns the user's id and username. A user who already has a document gets the username in it, for
 *   any valid payload
 * @throws HttpsError `unauthenticated`, also when the account is deleted or disabled;
 *   `invalid-argument` with the field in its details; `already-exists`, also for a reserved
 *   username, with free usernames in its details; `resource-exhausted` after too many calls;
 *   `aborted` or `unavailable` when a retry may help; `internal` for other errors, which are logged
 *   by code only
 */
export async function handleCompleteSignUp(
  services: { readonly firestore: Firestore; readonly auth: Auth },
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
): Promise<CompleteSignUpResponse> {
  const { uid, ...claim } = await logCall(COMPLETE_SIGN_UP, async () => {
    const member = memberOf(request.auth);
    const claiming = repeatOrClaim(services, member, request.data, limiter);
    return { uid: member.uid, ...(await withTimeout(TIMEOUT_MS, claiming)) };
  });
  switch (claim.outcome) {
    case 'taken':
      throw usernameTaken({ suggestions: claim.suggestions });
    case 'deleted':
    case 'disabled':
      throw new HttpsError('unauthenticated', `The account is ${claim.outcome}.`);
    default:
      return { uid, username: claim.username };
  }
}

function memberOf(auth: CallableRequest['auth']): Member {
  const email = auth?.token.email;
  if (!auth || !email) throw new HttpsError('unauthenticated', 'There is no user with an email.');
  return { uid: auth.uid, email };
}
