import { Decider } from '../../local-backend/storage/decider';
import { RulesEngine } from '../../local-backend/storage/rules-engine';
import { Rulesets } from '../../local-backend/storage/rulesets';
import {
  type Attempt,
  EXISTING,
  firestoreCases,
  jane,
  type RulesCase,
} from '../rules/cases/firestore-cases';
import { MINE, type StorageAttempt, storageCases } from '../rules/cases/storage-cases';
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
export type Judge = (rules: string, likely?: string) => Promise<string | undefined | false>;

type FirestoreJudge = Judge & { readonly rest: FirestoreRest };

/** Judges of Firestore rules, each in a project of its own on the emulator. */
export function firestoreJudges(projectIds: readonly string[]): FirestoreJudge[] {
  const cases = Object.values(firestoreCases).flat();
  return projectIds.map((projectId) => firestoreJudge(projectId, cases));
}

function firestoreJudge(projectId: string, cases: readonly RulesCase<Attempt>[]): FirestoreJudge {
  const rest = new FirestoreRest(projectId);
  const seed = () =>
    Promise.all(Object.entries(EXISTING).map(([path, document]) => rest.put(path, document)));
  const judge: Judge = async (rules, likely) => {
    if (!(await rest.loadRules(rules))) return false;
    await rest.clear();
    await seed();
    return firstWrong(cases, likely, async ({ allowed, as, attempt }) => {
      const token = as === undefined ? undefined : unsignedToken(projectId, as);
      const isRight = (await isAllowed(await rest.try(attempt, token))) === allowed;
      if (allowed && attempt.kind === 'update') await rest.put(attempt.path, jane);
      return isRight;
    });
  };
  return Object.assign(judge, { rest });
}

const NO_LIST = 'the backend refuses to start: nothing may be listed';

/** Judges Storage rules with the engine that the local Storage emulator asks, many at a time. */
export function storageJudge(): Judge {
  const engine = new RulesEngine(emulators().firestore);
  const rulesets = new Rulesets(engine);
  const decider = new Decider(engine);
  const cases = Object.values(storageCases).flat();
  return async (rules, likely) => {
    const { ruleset, errors } = await rulesets.load({ name: 'storage.rules', content: rules });
    // No backend starts with such rules here, so no test passes; where the official runtime takes
    // them, tests/rules and tests/attack try to list.
    if (errors.some((error) => error.includes('`allow list`'))) return NO_LIST;
    if (!ruleset) return false;
    return firstWrong(cases, likely, async ({ allowed, as, attempt }) => {
      const operation = {
        ...{ method: methodOf(attempt.kind), path: `b/bucket/o/${attempt.path}` },
        token: as === undefined ? undefined : unsignedToken('demo', as),
        file: { before: before(attempt), after: after(attempt) },
      };
      return (await decider.decide(ruleset, operation)) === allowed;
    });
  };
}

const methodOf = (kind: StorageAttempt['kind']) =>
  (({ get: 'get', delete: 'delete', put: 'create', relabel: 'update' }) as const)[kind];

const before = ({ path }: StorageAttempt) =>
  path === MINE ? { name: path, size: 8, contentType: 'image/png' } : undefined;

const after = ({ kind, path, object }: StorageAttempt) =>
  kind === 'put' || kind === 'relabel' ? { name: path, ...object } : undefined;

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
