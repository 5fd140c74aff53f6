import { failureCode } from '../backend/failure';
import type { Operation } from '../shared/report-names';
import { type Auth, loadAuth, reloadAccount } from './auth-state';
import { forgetEmailLink } from './email-link';
import {
  addressLinkErrors,
  type Catalogue,
  forgotPasswordErrors,
  type InvalidLink,
  invalidLinkCodes,
  newPasswordErrors,
} from './error-catalogue';
import { runOperation } from './run-operation';
import { sessionValue } from './user-data';

export function sendResetEmail(email: string) {
  return runOperation('send reset email', forgotPasswordErrors, loadAuth, async (auth) => {
    await auth.sendResetEmail(email);
    return email;
  });
}

/** @throws the error, unless its reason is that the link is invalid */
function whyInvalidOrThrow(error: unknown): InvalidLink {
  const invalid = invalidLinkCodes[failureCode(error)];
  if (!invalid) throw error;
  return invalid;
}

/** @returns why the link is invalid, or Firebase's `operation` and the account's email after use */
export function checkLink(oobCode: string) {
  return runOperation('check link', {}, loadAuth, (auth) =>
    auth.checkCode(oobCode).catch((error: unknown) => ({ invalid: whyInvalidOrThrow(error) })),
  );
}

export function resetPassword(oobCode: string, newPassword: string) {
  return redeemLink('reset password', newPasswordErrors, oobCode, (auth) =>
    auth.resetPassword(oobCode, newPassword),
  );
}

/** Uses a link that confirms, changes or restores an email. */
export function applyLink(oobCode: string) {
  return redeemLink('apply link', addressLinkErrors, oobCode, (auth) => auth.applyCode(oobCode));
}

/** The code of the last link whose use failed: its response may have been lost after the use. */
const unansweredCode = sessionValue<string | undefined>(() => undefined);

/**
 * Uses a link, whose code works only once. If the account may have changed, forgets the link and
 * ends a session that Firebase has revoked. For an invalid link, `ok` has the reason as its value.
 */
async function redeemLink<Slot extends string>(
  name: Operation,
  catalogue: Catalogue<Slot>,
  oobCode: string,
  redeem: (auth: Auth) => Promise<void>,
) {
  const outcome = await runOperation(name, catalogue, loadAuth, async (auth) => {
    const linkUse = await linkUseOf(oobCode, () => redeem(auth));
    if (linkUse === 'done' || linkUse === 'maybeDone') {
      forgetEmailLink();
      void reloadAccount();
    }
    return linkUse;
  });
  if (outcome.kind === 'failed') unansweredCode.current = oobCode;
  return outcome;
}

/** @throws the error, unless its reason is that the link is invalid */
async function linkUseOf(oobCode: string, redeem: () => Promise<void>) {
  try {
    await redeem();
    return 'done';
  } catch (error) {
    const invalid = whyInvalidOrThrow(error);
    // The request whose response was lost may have used the link.
    const mayBeDone = invalid === 'used' && oobCode === unansweredCode.current;
    return mayBeDone ? 'maybeDone' : invalid;
  }
}
