import { type Finding, findingsIn, type Repair } from '../functions/src/findings';
import { readSnapshot, type Services } from '../functions/src/snapshot';
import { applyRepair } from './apply-repair';
import { reasonsToConfirm } from './confirmation';
import { confirmedCommand, type Options, parseOptions } from './options';
import type { createProgress } from './progress';
import { recordChanges } from './record';
import { servicesOf } from './services';

/** The exit codes in the usage text (`options.ts`). */
const EXIT = { nothingLeft: 0, somethingLeft: 1, failure: 2, toBeConfirmed: 3 } as const;

type Output = ReturnType<typeof createProgress> & Pick<Console, 'error'>;

/**
 * Finds inconsistencies in a project and, with `--apply`, fixes those that need no decision.
 *
 * @param args the command line
 * @returns the exit code
 */
export async function repair(
  args: readonly string[],
  output: Output,
  connect: typeof servicesOf = servicesOf,
): Promise<number> {
  try {
    const options = parseOptions(args);
    return await run(options, connect(options.project, options.bucket), output);
  } catch (error) {
    output.error(error instanceof Error ? error.message : error);
    return EXIT.failure;
  }
}

async function run(options: Options, services: Services, output: Output): Promise<number> {
  const snapshot = await readSnapshot(services, (what, count) =>
    output.status(`read ${count} ${what}`),
  );
  output.end();
  const findings = findingsIn(snapshot);
  const repairs = findings.flatMap(({ repair }) => (isWanted(repair, options) ? [repair] : []));
  if (!options.apply) {
    printAdvice(findings, output);
    output.print(`${findings.length} found, nothing changed`);
    return findings.length === 0 ? EXIT.nothingLeft : EXIT.somethingLeft;
  }

  const objection = objectionTo(repairs, reasonsToConfirm(snapshot, repairs), options);
  if (objection !== undefined) {
    printAdvice(findings, output);
    output.error(`${objection} Nothing was changed. If all of these changes are right:`);
    output.error(`  ${confirmedCommand(options, repairs.length)}`);
    return EXIT.toBeConfirmed;
  }
  if (repairs.length > 0) {
    output.print(`changes are listed in ${await recordChanges(options, repairs)}`);
  }
  let left = 0;
  for (const [index, finding] of findings.entries()) {
    const obstacle = await tryToFix(services, finding, options);
    if (obstacle !== undefined) left += 1;
    output.print(`${textOf(finding)}: ${obstacle ?? 'fixed'}`);
    // A log has these lines already.
    if (process.stdout.isTTY) output.progress(index + 1, findings.length, 'of the findings');
  }
  output.end();
  output.print(`${findings.length} found, ${findings.length - left} fixed, ${left} left`);
  return left === 0 ? EXIT.nothingLeft : EXIT.somethingLeft;
}

function isWanted(repair: Repair | undefined, { removeOrphans }: Options): repair is Repair {
  return repair !== undefined && (repair.kind !== 'remove-orphan' || removeOrphans);
}

function printAdvice(findings: readonly Finding[], output: Output): void {
  for (const finding of findings) output.print(`${textOf(finding)}: ${adviceOn(finding)}`);
}

function textOf({ problem, details }: Finding): string {
  return `${problem}: ${details}`;
}

function adviceOn({ repair }: Finding): string {
  if (!repair) return 'left to you';
  return repair.kind === 'remove-orphan'
    ? '--apply --remove-orphans removes it'
    : '--apply fixes it';
}

/** @returns the reason not to make the changes; undefined when there is none */
function objectionTo(
  { length }: readonly Repair[],
  reasons: readonly string[],
  { confirm }: Options,
): string | undefined {
  if (length === 0 || confirm === length) return undefined;
  if (confirm !== undefined) return `The number of changes is ${length}, not ${confirm}.`;
  return reasons.length > 0 ? `Stopped: ${reasons.join('; ')}.` : undefined;
}

/** @returns the reason for a failed fix; undefined after a fix */
async function tryToFix(
  services: Services,
  finding: Finding,
  options: Options,
): Promise<string | undefined> {
  const { repair } = finding;
  if (!isWanted(repair, options)) return adviceOn(finding);
  try {
    await applyRepair(services, repair);
    return undefined;
  } catch (error) {
    return `not fixed, ${error instanceof Error ? error.message : error}`;
  }
}
