import { mutantsOf } from './mutate';
import type { Evaluator } from './worlds';

/** The case that kills each mutant, by the mutant's name. */
export type Killers = Readonly<Record<string, string>>;

export type Kills = {
  readonly killers: Killers;
  /** Their changes. No case tells these from the rules. */
  readonly survivors: readonly string[];
  /** How many mutants the compiler refuses: no test has to notice those. */
  readonly uncompiled: number;
};

/**
 * Judges every mutant of a rules file, as many at once as there are evaluators.
 *
 * @param known killers of an earlier run: they are asked first, and most mutants need no other
 * @throws Error when the rules themselves do not do what the cases say
 */
export async function killMutants(
  source: string,
  evaluators: readonly Evaluator[],
  known: Killers,
): Promise<Kills> {
  const wrong = await evaluators[0]?.(source);
  if (wrong !== undefined) throw new Error(`The rules without a change fail: ${wrong}`);
  const mutants = mutantsOf(source);
  const verdicts = new Map<string, string | undefined | false>();
  const waiting = [...mutants];
  const work = async (evaluator: Evaluator) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
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
