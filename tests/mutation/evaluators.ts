import { FirestoreRulesClient } from '../../local-backend/storage/firestore-rules-client';
import { RulesEvaluator } from '../../local-backend/storage/rules-evaluator';
import { Rulesets } from '../../local-backend/storage/rulesets';
import { unsignedToken } from '../../local-backend/storage/unsigned-token';
import {
  type Attempt,
  CLAIMS,
  EXISTING,
  FIRESTORE_OUTLINE,
  firestoreCases,
  type RulesCase,
} from '../rules/cases/firestore-cases';
import {
  STORAGE_OUTLINE,
  STORED,
  type StorageAttempt,
  storageCases,
} from '../rules/cases/storage-cases';
import { outlineOf } from '../rules/outline';
import { emulators } from '../support/emulators';
import { FirestoreRest, isAllowed } from '../support/firestore-rest';

/**
 * Evaluates rules against all cases.
 *
 * @param likely the title of the case to try first
 * @returns the title of the first failing case, undefined if all pass, `false` if the rules do not
 *   compile
 */
export type Evaluator = (rules: string, likely?: string) => Promise<string | undefined | false>;

type FirestoreEvaluator = Evaluator & { readonly rest: FirestoreRest };

/** Stands for the outline tests in tests/rules. Reported only if no case fails. */
const OUTLINE = 'the outline is the expected one';
const hasOutline = (rules: string, expected: readonly string[]) =>
  outlineOf(rules).join('\n') === expected.join('\n');

/** Evaluators of Firestore rules, each in its own project on the emulator. */
export function firestoreEvaluators(projectIds: readonly string[]): FirestoreEvaluator[] {
  const cases = Object.values(firestoreCases).flat();
  return projectIds.map((projectId) => firestoreEvaluator(projectId, cases));
}

function firestoreEvaluator(
  projectId: string,
  cases: readonly RulesCase<Attempt>[],
): FirestoreEvaluator {
  const rest = new FirestoreRest(projectId);
  let isSeeded = false;
  const seed = async () => {
    if (isSeeded) return;
    await rest.clear();
    await Promise.all(Object.entries(EXISTING).map(([path, document]) => rest.put(path, document)));
    isSeeded = true;
  };
  const evaluator: Evaluator = async (rules, likely) => {
    const isOutlined = hasOutline(rules, FIRESTORE_OUTLINE);
    if (likely === OUTLINE && !isOutlined) return OUTLINE;
    if (!(await rest.loadRules(rules))) return false;
    await seed();
    const failing = await firstFailing(cases, likely, async ({ allowed, as, attempt }) => {
      const token =
        as === undefined ? undefined : unsignedToken(projectId, as, allowed ? {} : CLAIMS);
      const isExpected = (await isAllowed(await rest.try(attempt, token))) === allowed;
      if (allowed && attempt.kind === 'update') {
        await rest.put(attempt.path, EXISTING[attempt.path] ?? {});
      }
      // A wrongly allowed request may have changed data.
      if (!isExpected && !allowed) isSeeded = false;
      return isExpected;
    });
    return failing ?? (isOutlined ? undefined : OUTLINE);
  };
  return Object.assign(evaluator, { rest });
}

const NO_LIST = 'the backend refuses to start: nothing may be listed';

/** Evaluators of Storage rules that evaluate like the local Storage emulator. */
export function storageEvaluators(projectIds: readonly string[]): Evaluator[] {
  const client = new FirestoreRulesClient(emulators().firestore);
  const cases = Object.values(storageCases).flat();
  return projectIds.map((projectId) => storageEvaluator(client, projectId, cases));
}

function storageEvaluator(
  client: FirestoreRulesClient,
  projectId: string,
  cases: readonly RulesCase<StorageAttempt>[],
): Evaluator {
  const evaluator = new RulesEvaluator(client);
  return async (rules, likely) => {
    const isOutlined = hasOutline(rules, STORAGE_OUTLINE);
    if (likely === OUTLINE && !isOutlined) return OUTLINE;
    // The same project for each ruleset, because the emulator compiles the default rules for a new one.
    const rulesets = new Rulesets(client, projectId);
    const { ruleset, errors } = await rulesets.load({ name: 'storage.rules', content: rules });
    // The local backend does not start with these rules, so every test fails. With the official
    // runtime, tests/rules and tests/attack try to list.
    if (errors.some((error) => error.includes('`allow list`'))) return NO_LIST;
    if (!ruleset) return false;
    const failing = await firstFailing(cases, likely, async ({ allowed, as, attempt }) => {
      const operation = {
        method: methodOf(attempt.kind),
        path: `b/bucket/o/${attempt.path}`,
        token: as === undefined ? undefined : unsignedToken('demo', as, allowed ? {} : CLAIMS),
        file: { before: before(attempt), after: after(attempt) },
      };
      return (await evaluator.evaluate(ruleset, operation)) === allowed;
    });
    return failing ?? (isOutlined ? undefined : OUTLINE);
  };
}

const methodOf = (kind: StorageAttempt['kind']) =>
  (({ get: 'get', delete: 'delete', put: 'create', relabel: 'update' }) as const)[kind];

/** Metadata that firebase-tools passes to rules when the client has set none. */
const UNSET = { contentDisposition: undefined, contentEncoding: undefined, metadata: {} };

const before = ({ path }: StorageAttempt) =>
  STORED[path] && { name: path, ...UNSET, ...STORED[path] };

const after = (attempt: StorageAttempt) => {
  const { kind, path, object } = attempt;
  if (kind === 'put') return { name: path, ...UNSET, ...object };
  return kind === 'relabel' ? { ...before(attempt), ...object } : undefined;
};

/**
 * @param likely the title of the case to try first
 * @returns the title of the first failing case
 */
async function firstFailing<Case extends { readonly title: string }>(
  cases: readonly Case[],
  likely: string | undefined,
  isExpected: (one: Case) => Promise<boolean>,
): Promise<string | undefined> {
  const isLikely = ({ title }: Case) => Number(title === likely);
  for (const one of cases.toSorted((a, b) => isLikely(b) - isLikely(a))) {
    if (!(await isExpected(one))) return one.title;
  }
  return undefined;
}
