import type { Finding, FindingsPage, Fix, Problem } from '../../functions/src/consistency/findings';
import { readFindings } from '../../functions/src/consistency/read-findings';
import type { Services } from '../../functions/src/data/services';
import { type confirm, EXIT, makeChanges } from '../command-line';
import { applyFix } from './apply-fix';

/** Above this share, a problem probably comes from lost data, and a fix makes it worse. */
const SUSPICIOUS_SHARE = 0.05;
/** Lost documents or accounts (or another project's accounts) make every comparison wrong. */
const SIGNS_OF_LOSS: readonly Problem[] = [
  'user document without account',
  'reservation without user document',
];

type Change = Finding & { readonly fix: Fix };

/**
 * Prints what is inconsistent. After a confirmation, makes the fixes that it has printed and no
 * others, so data that users add in the meantime stays as it is.
 *
 * @param startedAt in milliseconds since the epoch; pictures of the 24 hours before it are skipped
 * @returns the exit code
 */
export async function repair(
  services: Services,
  askOperator: typeof confirm,
  startedAt = Date.now(),
): Promise<number> {
  const findingsByKind = await readAndPrint(services, startedAt);
  const findings = Object.values(findingsByKind).flatMap((part) => part.findings);
  const changes = findings.filter((finding): finding is Change => finding.fix !== undefined);
  const left = findings.length - changes.length;
  console.log(`${findings.length} found, ${changes.length} to fix`);
  if (changes.length === 0) return left === 0 ? EXIT.done : EXIT.somethingLeft;

  const warnings = warningsAbout(findingsByKind);
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

type FindingsByKind = Record<FindingsPage['kind'], { size: number; findings: Finding[] }>;

/** Reads everything, and prints each finding. */
async function readAndPrint(services: Services, startedAt: number): Promise<FindingsByKind> {
  const findingsByKind: FindingsByKind = {
    users: { size: 0, findings: [] },
    reservations: { size: 0, findings: [] },
    accounts: { size: 0, findings: [] },
    pictures: { size: 0, findings: [] },
  };
  const clearProgress = () => process.stderr.isTTY && process.stderr.clearLine(0);
  for await (const { kind, size, findings } of readFindings(services, startedAt)) {
    clearProgress();
    const part = findingsByKind[kind];
    part.size += size;
    part.findings.push(...findings);
    for (const { problem, details, fix } of findings) {
      console.log(`${problem}: ${details}${fix ? ', to fix' : ''}`);
    }
    // A log file would keep every line, so it gets none.
    if (process.stderr.isTTY) process.stderr.write(`read ${part.size} ${kind}\r`);
  }
  clearProgress();
  return findingsByKind;
}

/** A text for each problem that affects too much of what was read. */
function warningsAbout(findingsByKind: FindingsByKind): string[] {
  const warnings: string[] = [];
  for (const [kind, { size, findings }] of Object.entries(findingsByKind)) {
    // A problem without a fix needs no warning, unless it is a sign of lost data.
    const relevant = findings.filter(({ fix, problem }) => fix || SIGNS_OF_LOSS.includes(problem));
    const problems = relevant.map(({ problem }) => problem);
    for (const problem of new Set(problems)) {
      const count = problems.filter((other) => other === problem).length;
      // A single finding is no sign of a loss, however little was read.
      const isSuspicious = count > 1 && count > size * SUSPICIOUS_SHARE;
      if (isSuspicious) warnings.push(`${problem}, ${count} of ${size} ${kind}`);
    }
  }
  return warnings;
}
