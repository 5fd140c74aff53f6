import { toFirestoreFields } from '../../local-backend/storage/firestore-value';
import type { Attempt } from '../rules/cases/firestore-cases';
import { emulators } from './emulators';

const OWNER = 'owner';

/** Firestore's REST interface for one project, with no client library between. */
export class FirestoreRest {
  readonly #documents: string;
  readonly #rules: string;
  readonly #coverage: string;
  readonly #all: string;

  constructor(projectId: string) {
    const { firestore } = emulators();
    this.#documents = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
    this.#rules = `http://${firestore}/emulator/v1/projects/${projectId}:securityRules`;
    this.#coverage = `http://${firestore}/emulator/v1/projects/${projectId}:ruleCoverage`;
    this.#all = `http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  }

  /** @returns whether they compile */
  async loadRules(content: string): Promise<boolean> {
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
    return (await fetch(this.#rules, { method: 'PUT', body })).ok;
  }

  /** What of the rules was asked since they were loaded. */
  async coverage(): Promise<unknown> {
    return (await fetch(this.#coverage)).json();
  }

  /** Removes all documents. */
  async clear(): Promise<void> {
    const response = await fetch(this.#all, { method: 'DELETE' });
    if (!response.ok) throw new Error(`Firestore: ${response.status}`);
  }

  /** Puts a document past the rules. */
  async put(path: string, document: object): Promise<void> {
    const response = await this.try({ kind: 'set', path, document }, OWNER);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  /** Tries something; the token `owner` goes past the rules. */
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
        // Without the precondition a change of what is not there would be a create.
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

/** Whether an answer of Firestore is the rules' permission, be there something or not. */
export async function isAllowed(response: Response): Promise<boolean> {
  const text = await response.text();
  if (response.status === 403 || response.status === 401) return false;
  // A query's refusal can come as the first line of an answer that began with 200.
  if (text.includes('PERMISSION_DENIED')) return false;
  if (response.ok || response.status === 404) return true;
  throw new Error(`Firestore: ${response.status} ${text}`);
}

/** `{ 'a.b': 1 }` as the fields of a document: `{ a: { b: 1 } }`. */
function nested(change: object): object {
  return Object.fromEntries(
    Object.entries(change).map(([path, value]) => {
      const [first = '', ...rest] = path.split('.');
      return [first, rest.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)];
    }),
  );
}
