import { RulesEngine } from '../../local-backend/storage/rules-engine';
import { RulesEvaluator } from '../../local-backend/storage/rules-evaluator';
import { Rulesets } from '../../local-backend/storage/rulesets';
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
import { unsignedToken } from '../support/tokens';

/**
 * What rules decide otherwise than the cases say.
 *
 * @returns the title of the first such case; undefined when there is none; `false` when the rules
 *   do not compile
 * @param likely the title of the case that probably tells, which is asked first
 */
export type Evaluator = (rules: string, likely?: string) => Promise<string | undefined | false>;

type FirestoreEvaluator = Evaluator & { readonly rest: FirestoreRest };

/** The test of the outline in tests/rules, which is cheaper than any case and is asked last. */
const OUTLINE = 'the outline is the expected one';
const hasOutline = (rules: string, expected: readonly string[]) =>
  outlineOf(rules).join('\n') === expected.join('\n');

/** Judges of Firestore rules, each in a project of its own on the emulator. */
export function firestoreEvaluators(projectIds: readonly string[]): FirestoreEvaluator[] {
  const cases = Object.values(firestoreCases).flat();
  return projectIds.map((projectId) => firestoreJudge(projectId, cases));
}

function firestoreJudge(
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
    const wrong = await firstWrong(cases, likely, async ({ allowed, as, attempt }) => {
      const token =
        as === undefined ? undefined : unsignedToken(projectId, as, allowed ? {} : CLAIMS);
      const isRight = (await isAllowed(await rest.try(attempt, token))) === allowed;
      if (allowed && attempt.kind === 'update') {
        await rest.put(attempt.path, EXISTING[attempt.path] ?? {});
      }
      // What should have been refused may have changed something.
      if (!isRight && !allowed) isSeeded = false;
      return isRight;
    });
    return wrong ?? (isOutlined ? undefined : OUTLINE);
  };
  return Object.assign(evaluator, { rest });
}

const NO_LIST = 'the backend refuses to start: nothing may be listed';

/** Judges Storage rules with the engine that the local Storage emulator asks, many at a time. */
export function storageEvaluator(): Evaluator {
  const engine = new RulesEngine(emulators().firestore);
  const rulesets = new Rulesets(engine);
  const evaluator = new RulesEvaluator(engine);
  const cases = Object.values(storageCases).flat();
  return async (rules, likely) => {
    const isOutlined = hasOutline(rules, STORAGE_OUTLINE);
    if (likely === OUTLINE && !isOutlined) return OUTLINE;
    const { ruleset, errors } = await rulesets.load({ name: 'storage.rules', content: rules });
    // No backend starts with such rules here, so no test passes; where the official runtime takes
    // them, tests/rules and tests/attack try to list.
    if (errors.some((error) => error.includes('`allow list`'))) return NO_LIST;
    if (!ruleset) return false;
    const wrong = await firstWrong(cases, likely, async ({ allowed, as, attempt }) => {
      const operation = {
        ...{ method: methodOf(attempt.kind), path: `b/bucket/o/${attempt.path}` },
        token: as === undefined ? undefined : unsignedToken('demo', as, allowed ? {} : CLAIMS),
        file: { before: before(attempt), after: after(attempt) },
      };
      return (await evaluator.evaluate(ruleset, operation)) === allowed;
    });
    return wrong ?? (isOutlined ? undefined : OUTLINE);
  };
}

const methodOf = (kind: StorageAttempt['kind']) =>
  (({ get: 'get', delete: 'delete', put: 'create', relabel: 'update' }) as const)[kind];

/** What firebase-tools' emulator shows to rules where a client has set nothing. */
const UNSET = { contentDisposition: undefined, contentEncoding: undefined, metadata: {} };

const before = ({ path }: StorageAttempt) =>
  STORED[path] && { name: path, ...UNSET, ...STORED[path] };

const after = (attempt: StorageAttempt) => {
  const { kind, path, object } = attempt;
  if (kind === 'put') return { name: path, ...UNSET, ...object };
  return kind === 'relabel' ? { ...before(attempt), ...object } : undefined;
};

/**
 * @param likely the title of the case to ask first
 * @returns the title of the first case that is not decided as it says
 */
async function firstWrong<Case extends { readonly title: string }>(
  cases: readonly Case[],
  likely: string | undefined,
  isRight: (one: Case) => Promise<boolean>,
): Promise<string | undefined> {
  const isLikely = ({ title }: Case) => Number(title === likely);
  for (const one of cases.toSorted((a, b) => isLikely(b) - isLikely(a))) {
    if (!(await isRight(one))) return one.title;
  }
  return undefined;
}
