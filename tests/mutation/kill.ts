import type { Evaluator } from './evaluators';
import { mutantsOf } from './mutate';

/** The title of the case that kills each mutant, by mutant name. */
export type Killers = Readonly<Record<string, string>>;

export type Kills = {
  readonly killers: Killers;
  /** The changes of mutants that no case detects. */
  readonly survivors: readonly string[];
  /** The number of mutants that do not compile; no case has to kill them. */
  readonly uncompiled: number;
};

/**
 * Evaluates every mutant of a rules file, in parallel on all evaluators.
 *
 * @param known killers of an earlier run, which are tried first and kill most mutants
 * @throws Error if the original rules fail a case
 */
export async function killMutants(
  source: string,
  evaluators: readonly Evaluator[],
  known: Killers,
): Promise<Kills> {
  const wrong = await evaluators[0]?.(source);
  if (wrong !== undefined) throw new Error(`The original rules fail: ${wrong}`);
  const mutants = mutantsOf(source);
  const verdicts = new Map<string, string | undefined | false>();
  const queue = [...mutants];
  const work = async (evaluator: Evaluator) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      verdicts.set(mutant.name, await evaluator(mutant.rules, known[mutant.name]));
    }
  };
  await Promise.all(evaluators.map(work));

  const evaluated = mutants.map((mutant) => ({ ...mutant, verdict: verdicts.get(mutant.name) }));
  return {
    killers: Object.fromEntries(
      evaluated.flatMap(({ name, verdict }) => (verdict ? [[name, verdict]] : [])),
    ),
    survivors: evaluated.flatMap(({ change, verdict }) => (verdict === undefined ? [change] : [])),
    uncompiled: evaluated.filter(({ verdict }) => verdict === false).length,
  };
}
