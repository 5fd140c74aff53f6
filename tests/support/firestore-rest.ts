import { toFirestoreFields } from '../../local-backend/storage/firestore-value';
import { emulators } from './emulators';

/** Updates fields of an existing document as a user, over the REST API. */
export function updateDocument(path: string, change: object, idToken: string): Promise<Response> {
  const { firestore, projectId } = emulators();
  const mask = Object.keys(change).map((field) => `updateMask.fieldPaths=${field}`);
  // Without the precondition, updating a missing document would create it.
  const query = ['currentDocument.exists=true', ...mask].join('&');
  const documents = `projects/${projectId}/databases/(default)/documents`;
  return fetch(`http://${firestore}/v1/${documents}/${path}?${query}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ fields: toFirestoreFields(change) }),
  });
}

/** Whether the rules allowed the request, even if the document does not exist. */
export async function isAllowed(response: Response): Promise<boolean> {
  const text = await response.text();
  if (response.status === 403 || response.status === 401) return false;
  // A denied query can report the error in the body of a 200 response.
  if (text.includes('PERMISSION_DENIED')) return false;
  if (response.ok || response.status === 404) return true;
  throw new Error(`Firestore: ${response.status} ${text}`);
}
