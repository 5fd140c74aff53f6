import { parseArgs } from 'node:util';
import { z } from 'zod';
import { applyRepair } from './apply-repair';
import { findingsIn, type Repair } from './findings';
import { servicesOf } from './services';
import { readSnapshot, type Services } from './snapshot';

const USAGE = 'npm run repair -- --project PROJECT [--bucket BUCKET] [--apply]';
const optionsSchema = z.object({
  project: z.string().min(1),
  bucket: z.string().optional(),
  apply: z.boolean().default(false),
});

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});

/**
 * Looks for what is wrong in a project and, with `--apply`, fixes what needs no judgement.
 *
 * @returns the exit code: 0 when nothing is wrong any more, else 1
 */
async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { project: text, bucket: text, apply: { type: 'boolean' } },
  });
  const parsed = optionsSchema.safeParse(values);
  if (!parsed.success) throw new Error(USAGE);
  const { project, bucket, apply } = parsed.data;

  const services = servicesOf(project, bucket);
  const snapshot = await readSnapshot(services, (what, count) =>
    console.log(`read ${count} ${what}`),
  );
  const findings = findingsIn(snapshot);
  let left = 0;
  for (const { problem, repair } of findings) {
    const hindrance = await tryToFix(services, repair, apply);
    if (hindrance !== undefined) left += 1;
    console.log(`${problem}: ${hindrance ?? 'fixed'}`);
  }
  console.log(`${findings.length} found, ${findings.length - left} fixed, ${left} left`);
  return left === 0 ? 0 : 1;
}

/** @returns why it is not fixed; undefined when it is */
async function tryToFix(services: Services, repair: Repair | undefined, apply: boolean) {
  if (!repair) return 'left to you';
  if (!apply) return '--apply fixes it';
  try {
    await applyRepair(services, repair);
    return undefined;
  } catch (error) {
    return `not fixed, ${error instanceof Error ? error.message : error}`;
  }
}
