import { githubVariables } from './access-steps';
import { type Google, GoogleError, PAUSE_S, type Write } from './google';
import type { Stage } from './options';
import type { Change, FileChange, Step } from './step';
import { type Project, type ReadFile, stepsOf } from './steps';

/** The exit codes in the usage text (`options.ts`). */
export const EXIT = { asWanted: 0, somethingDiffers: 1, failure: 2 } as const;

export type Tools = {
  readonly print: (line: string) => void;
  /** Shows a line that the next one replaces; in a log, an ordinary line. */
  readonly progress: (line: string) => void;
  readonly confirm: (question: string) => Promise<boolean>;
  readonly connect: (options: {
    readonly waitForApis: boolean;
    readonly progress?: (pauses: number) => void;
  }) => Google;
  readonly readFile: ReadFile;
  readonly writeFile: (file: FileChange) => void;
};

/**
 * Shows what differs from the wanted state of a stage and, after a confirmation, changes that.
 *
 * @returns the exit code
 * @throws Error with one sentence; the steps before the failed one have been made
 */
export async function runSetup(stage: Stage, tools: Tools): Promise<number> {
  const { print, confirm, connect, readFile } = tools;
  const project = { stage, readFile, google: connect({ waitForApis: false }) };
  const plan = await planSteps(project, print);
  if (plan.size > 0) {
    if (stage['dry-run']) {
      for (const change of [...plan.values()].flat()) print(textOf(change));
      print('Dry run: nothing was changed.');
      return EXIT.somethingDiffers;
    }
    if (!stage.yes && !(await confirm(`Change ${plan.size} parts of ${stage.project}?`))) {
      print('Nothing was changed.');
      return EXIT.somethingDiffers;
    }
    await applySteps(new Set(plan.keys()), stage, tools);
  }
  for (const line of await githubVariables(project)) print(line);
  print('Everything is as wanted.');
  return EXIT.asWanted;
}

/** @returns the changes of each step that has any */
async function planSteps(project: Project, print: Tools['print']) {
  const plan = new Map<string, readonly Change[]>();
  for (const step of stepsOf(project)) {
    const { differences, changes } = await explain(step, project.stage, step.inspect);
    if (changes.length > 0) plan.set(step.name, changes);
    print(`${changes.length > 0 ? 'change' : 'ok    '}  ${step.name}`);
    for (const difference of differences) print(`          ${difference}`);
  }
  return plan;
}

async function applySteps(
  names: ReadonlySet<string>,
  stage: Stage,
  { print, progress, connect, readFile, writeFile }: Tools,
): Promise<void> {
  const google = connect({
    waitForApis: true,
    progress: (pauses) => progress(`waiting for Google, ${pauses * PAUSE_S} s`),
  });
  for (const step of stepsOf({ stage, google, readFile })) {
    if (!names.has(step.name)) continue;
    await explain(step, stage, async () => {
      // Again, because earlier steps have created resources that the plan could not name.
      const { changes } = await step.inspect();
      for (const change of changes) {
        if (isWrite(change)) await google.send(change);
        else writeFile(change);
      }
    });
    print(`done    ${step.name}`);
  }
}

/** @throws Error with one sentence, which names the missing role when there is one */
async function explain<Result>(
  { name, role }: Step,
  { project }: Stage,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof GoogleError) || error.status !== 403) {
      throw new Error(`Stopped at '${name}': ${reason}`);
    }
    const missing = error.reasons.includes('USER_PROJECT_DENIED')
      ? 'roles/serviceusage.serviceUsageConsumer'
      : role;
    throw new Error(
      `Stopped at '${name}': your account needs the role ${missing} in ${project} (${reason}).`,
    );
  }
}

const isWrite = (change: Change): change is Write => 'url' in change;

function textOf(change: Change): string {
  if (!isWrite(change)) return `write ${change.path}`;
  return `${change.method} ${change.url} ${JSON.stringify(change.body)}`;
}
