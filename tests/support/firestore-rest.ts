import { toFirestoreFields } from '../../local-backend/storage/firestore-value';
import type { Attempt } from '../rules/cases/firestore-cases';
import { emulators } from './emulators';

const OWNER = 'owner';

/** The Firestore REST API of one project. */
export class FirestoreRest {
  readonly #documents: string;
  /** The emulator's own API. */
  readonly #emulator: string;

  constructor(projectId: string) {
    const { firestore } = emulators();
    this.#documents = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
    this.#emulator = `http://${firestore}/emulator/v1/projects/${projectId}`;
  }

  /** @returns whether the rules compile */
  async loadRules(content: string): Promise<boolean> {
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
    return (await fetch(`${this.#emulator}:securityRules`, { method: 'PUT', body })).ok;
  }

  /** The coverage of the rules since they were loaded. */
  async coverage(): Promise<unknown> {
    return (await fetch(`${this.#emulator}:ruleCoverage`)).json();
  }

  /** Deletes all documents. */
  async clear(): Promise<void> {
    const all = `${this.#emulator}/databases/(default)/documents`;
    const response = await fetch(all, { method: 'DELETE' });
    if (!response.ok) throw new Error(`Firestore: ${response.status}`);
  }

  /** Writes a document, bypassing the rules. */
  async put(path: string, document: object): Promise<void> {
    const response = await this.try({ kind: 'set', path, document }, OWNER);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  /** Sends a request; the token `owner` bypasses the rules. */
  try(attempt: Attempt, token: string | undefined): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    switch (attempt.kind) {
      case 'get':
        return fetch(this.#at(attempt.path), { headers });
      case 'delete':
        return fetch(this.#at(attempt.path), { method: 'DELETE', headers });
      case 'set': {
        const body = JSON.stringify({ fields: toFirestoreFields(attempt.document) });
        return fetch(this.#at(attempt.path), { method: 'PATCH', headers, body });
      }
      case 'update': {
        const changed = [...Object.keys(attempt.change), attempt.removed].filter(
          (field) => field !== undefined,
        );
        const mask = changed.map((field) => `updateMask.fieldPaths=${encodeURIComponent(field)}`);
        const body = JSON.stringify({ fields: toFirestoreFields(nested(attempt.change)) });
        // Without the precondition, updating a missing document would create it.
        const url = `${this.#at(attempt.path)}?currentDocument.exists=true&${mask.join('&')}`;
        return fetch(url, { method: 'PATCH', headers, body });
      }
      case 'list': {
        const from = [{ collectionId: attempt.collection }];
        const body = JSON.stringify({
          structuredQuery: {
            from,
            ...(attempt.where && { where: this.#equals(...attempt.where) }),
          },
        });
        return fetch(`${this.#documents}:runQuery`, { method: 'POST', headers, body });
      }
    }
  }

  #equals(field: string, value: string) {
    const name = this.#documents.replace(/^.*\/v1\//, '');
    const operand =
      field === '__name__' ? { referenceValue: `${name}/${value}` } : { stringValue: value };
    return { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: operand } };
  }

  #at(path: string): string {
    return `${this.#documents}/${path.split('/').map(encodeURIComponent).join('/')}`;
  }
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

/** Converts field paths to nested fields: `{ 'a.b': 1 }` to `{ a: { b: 1 } }`. */
function nested(change: object): object {
  return Object.fromEntries(
    Object.entries(change).map(([path, value]) => {
      const [first = '', ...rest] = path.split('.');
      return [first, rest.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)];
    }),
  );
}
