import type { Firestore } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import {
  COMPLETE_SIGN_UP,
  type CompleteSignUpResponse,
  completeSignUpRequestSchema,
} from '../../src/shared/complete-sign-up';
import { firstMessage, messages } from '../../src/shared/messages';
import { logCall } from './call-log';
import { claimUsername, type Member } from './claim-username';
import { errorCode } from './error-code';
import { RateLimiter } from './rate-limiter';
import { withTimeout } from './with-timeout';

/** Codes that mean "ask again": nothing was written, or a repeat finds what was. */
const RETRYABLE: Readonly<Record<string, 'aborted' | 'unavailable'>> = {
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  aborted: 'aborted',
  unavailable: 'unavailable',
};

/**
 * Firestore's own client tries for a minute and more, and the site waits 15 s: whoever asks gets
 * an answer before that. Asking again is safe, whatever becomes of the first try.
 */
const PATIENCE_MS = 10_000;

/** More than anybody who tries names needs, even in a bad moment; little enough to be no flood. */
const limiter = new RateLimiter({ max: 30, windowMs: 60_000 });

/**
 * The callable's work: who asks comes from the verified ID token, what is asked from the payload.
 *
 * @returns the person's id and username, the earlier one when there is a user document already
 * @throws HttpsError `unauthenticated`, also when the account is deleted; `invalid-argument` with `{ field, message }` as details;
 *   `already-exists` with the catalogue's message; `resource-exhausted` with a message after too
 *   many tries; `aborted` or `unavailable` to be asked again;
 *   `internal` for the rest, of which only a code is logged
 */
export function completeSignUp(
  firestore: Firestore,
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
): Promise<CompleteSignUpResponse> {
  return logCall(COMPLETE_SIGN_UP, async (end) => {
    const member = memberOf(request.auth);
    const wanted = parse(request.data);
    if (!limiter.allows(member.uid)) {
      throw new HttpsError('resource-exhausted', messages.tooManyTries);
    }
    const claiming = claimUsername(firestore, member, wanted);
    const claim = await withTimeout(PATIENCE_MS, claiming).catch((error: unknown) => {
      const code = errorCode(error);
      end({ outcome: 'failed', code });
      throw new HttpsError(RETRYABLE[code] ?? 'internal', messages.somethingWentWrong);
    });
    end({ outcome: claim.outcome });
    switch (claim.outcome) {
      case 'taken':
        throw new HttpsError('already-exists', messages.usernameTaken);
      case 'deleted':
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

function parse(data: unknown) {
  const parsed = completeSignUpRequestSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path[0] ?? 'request';
  const message = firstMessage(parsed.error);
  if (message === messages.usernameTaken) throw new HttpsError('already-exists', message);
  throw new HttpsError('invalid-argument', message, { field: String(field), message });
}
