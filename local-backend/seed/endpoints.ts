import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/complete-sign-up';
import type { Ports } from '../ports';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from '../project';

/** The URLs of the public APIs that a sign-up uses. */
export type Endpoints = Readonly<
  Record<'signUp' | 'completeSignUp' | 'pictures' | 'documents', string>
>;

export function emulatorEndpoints(ports: Ports): Endpoints {
  const auth = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com`;
  return {
    signUp: `${auth}/v1/accounts:signUp?key=demo`,
    completeSignUp: `http://${HOST}:${ports.functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/${COMPLETE_SIGN_UP}`,
    pictures: `http://${HOST}:${ports.storage}/v0/b/${STORAGE_BUCKET}/o`,
    documents: `http://${HOST}:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`,
  };
}
