import { z } from 'zod';
import type { Stage } from './options';
import type { Project } from './steps';

const serviceSchema = z.object({ name: z.string().regex(/^projects\/\d+\//) });

export const servicesOf = ({ project }: Stage) =>
  `https://serviceusage.googleapis.com/v1/projects/${project}/services`;

/** Service accounts and budgets use the project's number, which only this API knows from the start. */
export async function projectNumber({ stage, google }: Project): Promise<string> {
  const url = `${servicesOf(stage)}/serviceusage.googleapis.com`;
  const service = await google.get(url, serviceSchema);
  return service?.name.split('/')[1] ?? '<project-number>';
}
