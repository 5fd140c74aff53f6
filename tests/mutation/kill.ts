import { type Mutant, mutantsOf } from './mutate';
import type { Judge } from './worlds';

export type Fate = Mutant & { readonly killedBy: string | undefined };

export type Kills = {
  readonly fates: readonly Fate[];
  /** Mutants that the compiler refuses: no test has to notice them. */
  readonly uncompiled: readonly Mutant[];
};

/**
 * Judges every mutant of a rules file, as many at once as there are judges.
 *
 * @throws Error when the rules themselves do not do what the cases say
 */
export async function killMutants(source: string, judges: readonly Judge[]): Promise<Kills> {
  const wrong = await judges[0]?.(source);
  if (wrong !== undefined) throw new Error(`The rules without a change fail: ${wrong}`);
  const waiting = mutantsOf(source);
  const fates: Fate[] = [];
  const uncompiled: Mutant[] = [];
  const work = async (judge: Judge) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const killedBy = await judge(mutant.rules, mutant.line);
      if (killedBy === false) uncompiled.push(mutant);
      else fates.push({ ...mutant, killedBy });
    }
  };
  await Promise.all(judges.map(work));
  return { fates: fates.sort((a, b) => a.line - b.line), uncompiled };
}

/** The kill table: a line a mutant. */
export function killTable(
  file: string,
  { fates, uncompiled }: Kills,
  equivalent: Readonly<Record<string, string>>,
): string {
  const same = fates.filter(({ change }) => change in equivalent).length;
  const killed = fates.filter(({ killedBy }) => killedBy !== undefined).length;
  const cut = (text: string, width: number) =>
    text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
  return [
    `${file}: ${fates.length} mutants, ${killed} killed, ${same} equivalent, ${uncompiled.length} more did not compile`,
    ...fates.map(
      ({ line, change, killedBy }) =>
        `${String(line).padStart(4)}  ${cut(change, 76)}  ${killedBy ?? `EQUIVALENT: ${equivalent[change] ?? 'no, a SURVIVOR'}`}`,
    ),
  ].join('\n');
}
