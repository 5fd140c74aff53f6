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
    documents: `http://${HOST}:${ports.firestore}/${documentsOf(PROJECT_ID)}`,
  };
}

export function projectEndpoints(project: string, apiKey: string, bucket: string): Endpoints {
  return {
    signUp: `https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
    completeSignUp: `https://${FUNCTIONS_REGION}-${project}.cloudfunctions.net/${COMPLETE_SIGN_UP}`,
    pictures: `https://firebasestorage.googleapis.com/v0/b/${bucket}/o`,
    documents: `https://firestore.googleapis.com/${documentsOf(project)}`,
  };
}

const documentsOf = (project: string) => `v1/projects/${project}/databases/(default)/documents`;
