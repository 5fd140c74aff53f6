import { documentPath } from './document-path';
import type { DocumentRequest, FirestoreRulesClient } from './firestore-rules-client';
import { toFirestoreFields } from './firestore-value';
import { OneAtATime } from './one-at-a-time';
import type { Operation } from './operation';
import type { RulesetProjects } from './rulesets';
import { tokenFor } from './unsigned-token';

/** Evaluates operations on Storage objects as requests for documents in the Firestore emulator. */
export class RulesEvaluator {
  readonly #client: FirestoreRulesClient;
  // An evaluation sets up its document first, so evaluations of one document run sequentially.
  readonly #queue = new OneAtATime();

  constructor(client: FirestoreRulesClient) {
    this.#client = client;
  }

  /**
   * @returns whether the ruleset allows the operation
   * @throws Error with the reason when the evaluation fails; the caller must treat it as a denial
   */
  async evaluate(ruleset: RulesetProjects, operation: Operation): Promise<boolean> {
    const { method, token } = operation;
    // Rules that allow `list` fail to load.
    if (method === 'list') return false;
    const document = documentPath(operation.path);
    if (document === undefined) throw new Error(`no document path for ${operation.path}`);
    const { before, after } = operation.file;
    const projectId = contradictsExistence(operation) ? ruleset.exchanged : ruleset.plain;
    return this.#queue.run(`${projectId}/${document}`, () =>
      this.#client.allows({
        projectId,
        document,
        before: before && toFirestoreFields(before),
        request: requestFor(method, after ?? {}),
        token: token === undefined ? undefined : tokenFor(projectId, token),
      }),
    );
  }
}

/** Whether Firestore would treat a create as an update, or an update as a create. */
function contradictsExistence({ method, file }: Operation): boolean {
  const exists = file.before !== undefined;
  return (method === 'create' && exists) || (method === 'update' && !exists);
}

function requestFor(
  method: 'get' | 'create' | 'update' | 'delete',
  after: object,
): DocumentRequest {
  if (method === 'get') return { method: 'GET' };
  if (method === 'delete') return { method: 'DELETE' };
  return { method: 'PATCH', fields: toFirestoreFields(after) };
}
