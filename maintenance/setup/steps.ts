import { accessSteps } from './access-steps';
import { configurationSteps } from './configuration-steps';
import { firebaseSteps } from './firebase-steps';
import type { Google } from './google';
import { monitoringSteps } from './monitoring-steps';
import type { Stage } from './options';
import type { Step } from './step';

/** Reads a file of the checkout; empty when there is none. */
export type ReadFile = (path: string) => string;

/** What all steps need to look. */
export type Project = {
  readonly stage: Stage;
  readonly google: Google;
  readonly readFile: ReadFile;
};

/** All steps of a stage; a step may need what the steps before it create. */
export function stepsOf(project: Project): readonly Step[] {
  return [
    ...firebaseSteps(project),
    ...configurationSteps(project),
    ...accessSteps(project),
    ...monitoringSteps(project),
  ];
}
