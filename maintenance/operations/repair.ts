import type { Finding, Fix, Problem } from '../../functions/src/consistency/findings';
import { readFindings } from '../../functions/src/consistency/read-findings';
import type { Services } from '../../functions/src/data/services';
import { type confirm, EXIT, makeChanges } from '../command-line';
import { applyFix } from './apply-fix';

/** When more than 5 % of what was read has the same problem, data is probably lost, and a fix makes it worse. */
const SUSPICIOUS_SHARE = 0.05;
/** Lost documents or accounts (or another project's accounts) make every comparison wrong. */
const SIGNS_OF_LOSS: readonly Problem[] = [
  'user document without account',
  'reservation without user document',
];

type Change = Finding & { readonly fix: Fix };

/**
 * Prints what is inconsistent. After a confirmation, fixes what needs no decision: exactly what it has
 * printed, so that it does not matter what users upload in the meantime.
 *
 * @param startedAt milliseconds since the epoch; pictures of the day before and later ones are left out
 * @returns the exit code
 */
export async function repair(
  services: Services,
  askOperator: typeof confirm,
  startedAt = Date.now(),
): Promise<number> {
  const { changes, left, warnings } = await report(services, startedAt);
  console.log(`${changes.length + left} found, ${changes.length} to fix`);
  if (changes.length === 0) return left === 0 ? EXIT.done : EXIT.somethingLeft;

  for (const warning of warnings) console.log(`Warning: ${warning}.`);
  // Typing a number makes an operator look at it.
  const answer = warnings.length > 0 ? String(changes.length) : 'yes';
  if (!(await askOperator(`Type ${answer} to fix ${changes.length}:`, answer))) {
    console.log('nothing was changed');
    return EXIT.somethingLeft;
  }
  const failures = await makeChanges(
    changes,
    ({ details }) => details,
    ({ fix }) => applyFix(services, fix),
  );
  return failures + left === 0 ? EXIT.done : EXIT.somethingLeft;
}

type Report = {
  readonly changes: readonly Change[];
  /** The number of findings that need a decision. */
  readonly left: number;
  /** A text for each problem that affects too much of what was read. */
  readonly warnings: readonly string[];
};

/** Reads everything, prints each finding, and counts those that may be signs of lost data. */
async function report(services: Services, startedAt: number): Promise<Report> {
  const read = { users: 0, reservations: 0, pictures: 0 };
  const counts = new Map<Problem, { readonly kind: keyof typeof read; readonly count: number }>();
  const changes: Change[] = [];
  let left = 0;
  for await (const { kind, size, findings } of readFindings(services, startedAt)) {
    read[kind] += size;
    for (const { problem, details, fix } of findings) {
      console.log(`${problem}: ${details}${fix ? ', to fix' : ''}`);
      if (fix) changes.push({ problem, details, fix });
      else left += 1;
      // Only these can make a repair harmful.
      if (fix || SIGNS_OF_LOSS.includes(problem)) {
        const count = (counts.get(problem)?.count ?? 0) + 1;
        counts.set(problem, { kind, count });
      }
    }
    // The next line overwrites this one. A log file would keep every line, so it gets none.
    if (process.stderr.isTTY) process.stderr.write(`read ${read[kind]} ${kind}\r`);
  }
  const warnings: string[] = [];
  for (const [problem, { kind, count }] of counts) {
    // A single finding is no sign of a loss, however little was read.
    const isSuspicious = count > 1 && count > read[kind] * SUSPICIOUS_SHARE;
    if (isSuspicious) warnings.push(`${problem}, ${count} of ${read[kind]} ${kind}`);
  }
  return { changes, left, warnings };
}
