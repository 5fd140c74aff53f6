import { tokenFor } from './caller-token';
import { documentPath } from './document-path';
import { toFirestoreFields } from './firestore-value';
import { OneAtATime } from './one-at-a-time';
import type { Operation } from './operation';
import type { Attempt, RulesEngine } from './rules-engine';
import type { RulesetProjects } from './rulesets';

/** Decides operations on Storage objects by trying them on documents of the Firestore emulator. */
export class RulesEvaluator {
  readonly #engine: RulesEngine;
  // A decision prepares its document first; another one on the same document would disturb it.
  readonly #queue = new OneAtATime();

  constructor(engine: RulesEngine) {
    this.#engine = engine;
  }

  /**
   * @returns whether the ruleset allows the operation
   * @throws Error with the reason when it cannot be decided, which has to count as a denial
   */
  async evaluate(ruleset: RulesetProjects, operation: Operation): Promise<boolean> {
    const { method, token } = operation;
    // Rules that allow a list are refused when they are loaded.
    if (method === 'list') return false;
    const document = documentPath(operation.path);
    if (document === undefined) throw new Error(`no document can stand for ${operation.path}`);
    const { before, after } = operation.file;
    const projectId = contradictsExistence(operation) ? ruleset.exchanged : ruleset.plain;
    return this.#queue.run(`${projectId}/${document}`, () =>
      this.#engine.allows({
        projectId,
        document,
        before: before && toFirestoreFields(before),
        attempt: attemptFor(method, after ?? {}),
        token: token === undefined ? undefined : tokenFor(projectId, token),
      }),
    );
  }
}

/** Whether Firestore would take a create for an update, or an update for a create. */
function contradictsExistence({ method, file }: Operation): boolean {
  const exists = file.before !== undefined;
  return (method === 'create' && exists) || (method === 'update' && !exists);
}

function attemptFor(method: 'get' | 'create' | 'update' | 'delete', after: object): Attempt {
  if (method === 'get') return { method: 'GET' };
  if (method === 'delete') return { method: 'DELETE' };
  return { method: 'PATCH', fields: toFirestoreFields(after) };
}
