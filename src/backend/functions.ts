import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
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

/**
 * Claims the username and creates the user document.
 *
 * @param uid the account that the form is for
 * @throws `unauthenticated` also when another user is logged in
 */
export async function callCompleteSignUp(uid: string, request: CompleteSignUpRequest) {
  const { data } = await call({ ...request, uid });
  return completeSignUpResponseSchema.parse(data);
}
