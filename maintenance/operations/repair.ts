import type { Finding, Fix, Problem } from '../../functions/src/consistency/findings';
import { readFindings } from '../../functions/src/consistency/read-findings';
import type { Services } from '../../functions/src/data/services';
import { type confirm, EXIT, makeChanges } from '../command-line';
import { applyFix } from './apply-fix';

/** A problem of more than 5 % of what was read is more likely to be caused by lost data. */
const SUSPICIOUS_SHARE = 0.05;
/** Lost documents or accounts (or another project's accounts) make every comparison wrong. */
const SIGNS_OF_LOSS: readonly Problem[] = [
  'user document without account',
  'reservation without user document',
];

type Operator = {
  readonly print: (line: string) => void;
  /** Shows a line until the next one. */
  readonly status: (line: string) => void;
  readonly confirm: typeof confirm;
};
type Change = Finding & { readonly fix: Fix };

/**
 * Prints what is inconsistent, and fixes what needs no decision after a confirmation. Changes
 * exactly what it has printed, so that it does not matter what users upload in the meantime.
 *
 * @param startedAt milliseconds since the epoch; later pictures are left out
 * @returns the exit code
 */
export async function repair(
  services: Services,
  operator: Operator,
  startedAt = Date.now(),
): Promise<number> {
  const { print } = operator;
  const { changes, left, shares } = await report(services, operator, startedAt);
  print(`${changes.length + left} found, ${changes.length} to fix`);
  if (changes.length === 0) return left === 0 ? EXIT.done : EXIT.somethingLeft;

  for (const share of shares) print(`Stopped: ${share}.`);
  // Typing a number makes an operator look at it.
  const answer = shares.length > 0 ? String(changes.length) : 'yes';
  if (!(await operator.confirm(`Type ${answer} to fix ${changes.length}:`, answer))) {
    print('nothing was changed');
    return EXIT.somethingLeft;
  }
  const failures = await makeChanges(
    changes,
    ({ details }) => details,
    ({ fix }) => applyFix(services, fix),
    print,
  );
  return failures + left === 0 ? EXIT.done : EXIT.somethingLeft;
}

type Report = {
  readonly changes: readonly Change[];
  /** The number of findings that need a decision. */
  readonly left: number;
  /** A text for each problem that affects too much of what was read. */
  readonly shares: readonly string[];
};

/** Reads everything, and prints each finding. */
async function report(
  services: Services,
  { print, status }: Operator,
  startedAt: number,
): Promise<Report> {
  const read = { users: 0, reservations: 0, pictures: 0 };
  const counts = new Map<Problem, { readonly kind: keyof typeof read; readonly count: number }>();
  const changes: Change[] = [];
  let left = 0;
  for await (const { kind, size, findings } of readFindings(services, startedAt)) {
    read[kind] += size;
    for (const { problem, details, fix } of findings) {
      print(`${problem}: ${details}${fix ? ', to fix' : ''}`);
      if (fix) changes.push({ problem, details, fix });
      else left += 1;
      if (fix || SIGNS_OF_LOSS.includes(problem)) {
        const count = (counts.get(problem)?.count ?? 0) + 1;
        counts.set(problem, { kind, count });
      }
    }
    status(`read ${read[kind]} ${kind}`);
  }
  const shares: string[] = [];
  for (const [problem, { kind, count }] of counts) {
    // A single finding is no share, however little was read.
    const isSuspicious = count > 1 && count > read[kind] * SUSPICIOUS_SHARE;
    if (isSuspicious) shares.push(`${problem}, ${count} of ${read[kind]} ${kind}`);
  }
  return { changes, left, shares };
}
