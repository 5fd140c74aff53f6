import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { COMPLETE_SIGN_UP, type CompleteSignUpResponse } from '../../src/shared/complete-sign-up';
import { messages } from '../../src/shared/messages';
import { logCall } from './call-log';
import type { Member } from './claim-username';
import { errorCode } from './error-code';
import { createLimits, repeatOrClaim } from './repeat-or-claim';
import { withTimeout } from './with-timeout';

/** Errors after which the client may retry: nothing was written, or a retry finds the result. */
const RETRYABLE: Readonly<Record<string, 'aborted' | 'unavailable'>> = {
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  'app/network-error': 'unavailable',
  'app/network-timeout': 'unavailable',
  aborted: 'aborted',
  unavailable: 'unavailable',
};

/**
 * Shorter than the site's timeout of 15 s, because Firestore's client retries for a minute or more.
 * A retry is safe, even if the first call still succeeds.
 */
const TIMEOUT_MS = 10_000;

const limits = createLimits();

/**
 * The callable's handler: the caller comes from the verified ID token, the name and the username
 * from the payload.
 *
 * @returns the user's id and username. A user who already has a document gets the username in it,
 *   regardless of the payload and the number of calls
 * @throws HttpsError `unauthenticated`, also when the account is deleted or disabled;
 *   `invalid-argument` with `{ field, message }` as details; `already-exists` with the catalogue's
 *   message; `resource-exhausted` after too many claims; `aborted` or `unavailable` when a retry
 *   may help; `internal` for other errors, which are logged by code only
 */
export function completeSignUp(
  services: { readonly firestore: Firestore; readonly auth: Auth },
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
): Promise<CompleteSignUpResponse> {
  return logCall(COMPLETE_SIGN_UP, async (end) => {
    const member = memberOf(request.auth);
    const claiming = repeatOrClaim(services, member, request.data, limits);
    const claim = await withTimeout(TIMEOUT_MS, claiming).catch((error: unknown) => {
      if (error instanceof HttpsError) throw error;
      const code = errorCode(error);
      end({ outcome: 'failed', code });
      throw new HttpsError(RETRYABLE[code] ?? 'internal', messages.somethingWentWrong);
    });
    end({ outcome: claim.outcome });
    switch (claim.outcome) {
      case 'taken':
        throw new HttpsError('already-exists', messages.usernameTaken);
      case 'deleted':
      case 'disabled':
        throw new HttpsError('unauthenticated', messages.somethingWentWrong);
      default:
        return { uid: member.uid, username: claim.username };
    }
  });
}

function memberOf(auth: CallableRequest['auth']): Member {
  const email = auth?.token.email;
  if (!auth || !email) throw new HttpsError('unauthenticated', messages.somethingWentWrong);
  return { uid: auth.uid, email };
}
