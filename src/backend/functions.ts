import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { z } from 'zod/mini';
import {
  COMPLETE_SIGN_UP,
  type CompleteSignUpRequest,
  completeSignUpResponseSchema,
  FUNCTIONS_REGION,
} from '../shared/callable';
import { app, env } from './app';

const functions = getFunctions(app, FUNCTIONS_REGION);
const emulator = env.VITE_FUNCTIONS_EMULATOR;
if (emulator) connectFunctionsEmulator(functions, emulator.hostname, Number(emulator.port));

const call = httpsCallable<CompleteSignUpRequest, unknown>(functions, COMPLETE_SIGN_UP);

/** How a version of the function that does not know the request's `uid` answers it. */
const unknownFieldError = z.object({
  code: z.literal('functions/invalid-argument'),
  details: z.object({ field: z.literal('request') }),
});

/**
 * Claims the username and creates the user document.
 *
 * @param uid the account that the form is for
 * @throws `unauthenticated` also when another user is logged in
 */
export async function callCompleteSignUp(uid: string, request: CompleteSignUpRequest) {
  const { data } = await call({ ...request, uid }).catch((error: unknown) => {
    if (!unknownFieldError.safeParse(error).success) throw error;
    // A function that was rolled back claims for whoever is logged in.
    return call(request);
  });
  return completeSignUpResponseSchema.parse(data);
}
