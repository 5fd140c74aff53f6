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

/** Claims the username and creates the user document. */
export async function callCompleteSignUp(request: CompleteSignUpRequest) {
  const { data } = await call(request);
  return completeSignUpResponseSchema.parse(data);
}
