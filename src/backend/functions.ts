import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import {
  COMPLETE_SIGN_UP,
  type CompleteSignUpRequest,
  type CompleteSignUpResponse,
  completeSignUpResponseSchema,
  FUNCTIONS_REGION,
} from '../shared/callable';
import { app, env } from './app';

const functions = getFunctions(app, FUNCTIONS_REGION);
if (env.VITE_FUNCTIONS_EMULATOR) {
  const { host, port } = env.VITE_FUNCTIONS_EMULATOR;
  connectFunctionsEmulator(functions, host, port);
}

/** The SDK's default of 70 s is too long to wait after a click. */
const TIMEOUT_MS = 15_000;

const call = httpsCallable<CompleteSignUpRequest, unknown>(functions, COMPLETE_SIGN_UP, {
  timeout: TIMEOUT_MS,
});

/** Claims the username and creates the user document. */
export async function callCompleteSignUp(
  request: CompleteSignUpRequest,
): Promise<CompleteSignUpResponse> {
  const { data } = await call(request);
  return completeSignUpResponseSchema.parse(data);
}
