import { z } from 'zod';
import { FUNCTIONS_REGION } from '../../src/shared/callable';
import { requestGoogle } from '../google';
import type { Manifest } from './firebase-cli';

/*
 * What Google's project can have otherwise than a release needs. Each sentence ends with the command that
 * repairs it.
 */

const functionsSchema = z.object({
  functions: z
    .array(
      z.object({
        /** projects/PROJECT/locations/REGION/functions/NAME */
        name: z.string().transform((path) => {
          const [, , , region = '', , name = ''] = path.split('/');
          return { region, name };
        }),
        state: z.string(),
        eventTrigger: z.object({ trigger: z.string().default('') }).optional(),
      }),
    )
    .default([]),
});

/** Requests a URL of Google. @returns undefined when there is nothing */
type Ask = (url: string) => Promise<unknown>;

type DeployedFunction = z.infer<typeof functionsSchema>['functions'][number];

/** The faults of the project, apart from those that Terraform finds. */
export async function projectFaults(
  project: string,
  manifest: Manifest,
  ask: Ask = (url) => requestGoogle(project, url),
): Promise<string[]> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions`;
  const allFunctions = async () => {
    const { functions: deployed } = functionsSchema.parse((await ask(url)) ?? {});
    return inParallel(deployed.map((it) => functionFaults(project, manifest, it, ask)));
  };
  return inParallel([billingFaults(project, ask), allFunctions(), imageFaults(project, ask)]);
}

/** A refusal by Google is a fault, too, and does not hide the others. */
async function inParallel(checks: readonly Promise<string[]>[]): Promise<string[]> {
  const faults = await Promise.all(checks.map((check) => check.catch((error) => [`${error}`])));
  return faults.flat();
}

async function billingFaults(project: string, ask: Ask): Promise<string[]> {
  const schema = z.object({ billingEnabled: z.boolean().default(false) });
  const url = `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
  const { billingEnabled } = schema.parse(await ask(url));
  return billingEnabled ? [] : [`${project} has no open billing account: run infra/setup.sh.`];
}

async function functionFaults(
  project: string,
  manifest: Manifest,
  { name: deployed, state, eventTrigger }: DeployedFunction,
  ask: Ask,
): Promise<string[]> {
  const { region, name } = deployed;
  const options = `--region ${region} --project ${project}`;
  const remove = `npx firebase functions:delete ${name} ${options}`;
  const deploy = `npx firebase deploy --only functions:${name} --project ${project}`;
  const declared = manifest.endpoints[name];
  // On GitHub, the CLI would stop at such a function, after it has deployed the rules.
  const isWanted = declared && !declared.omit && region === FUNCTIONS_REGION;
  if (!isWanted) return [`${name} is no longer wanted: run ${remove}`];
  if (state !== 'ACTIVE') return [`${name} is ${state}: run ${deploy}`];

  if (declared.callableTrigger || declared.httpsTrigger) {
    if (await isPublic(project, region, name, ask)) return [];
    // The binding that the CLI adds fails where an organization refuses `allUsers`.
    const open = `gcloud run services update ${name.toLowerCase()} --no-invoker-iam-check ${options}`;
    return [`Nobody may call ${name}, and no deployment repairs that: run ${open}`];
  }
  if (declared.scheduleTrigger) {
    const schema = z.object({ state: z.string().default('ENABLED') });
    const job = `projects/${project}/locations/${region}/jobs/firebase-schedule-${name}-${region}`;
    const found = await ask(`https://cloudscheduler.googleapis.com/v1/${job}`);
    const isScheduled = found !== undefined && schema.parse(found).state === 'ENABLED';
    return isScheduled ? [] : [`${name} has no schedule: run ${deploy}`];
  }
  const trigger =
    eventTrigger && (await ask(`https://eventarc.googleapis.com/v1/${eventTrigger.trigger}`));
  return trigger ? [] : [`Nothing triggers ${name}: run ${remove} && ${deploy}`];
}

/** Whether everybody may call a function: by the service's policy, or because it asks for none. */
async function isPublic(project: string, region: string, name: string, ask: Ask): Promise<boolean> {
  const service = `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services/${name.toLowerCase()}`;
  const serviceSchema = z.object({ invokerIamDisabled: z.boolean().default(false) });
  if (serviceSchema.parse((await ask(service)) ?? {}).invokerIamDisabled) return true;
  const bindings = bindingsSchema.parse((await ask(`${service}:getIamPolicy`)) ?? {}).bindings;
  return bindings.some(
    ({ role, members }) => role === 'roles/run.invoker' && members.includes('allUsers'),
  );
}

const bindingsSchema = z.object({
  bindings: z
    .array(z.object({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});

/** Whether old images are deleted. If not, the CLI exits with 1 on GitHub, after it has updated everything. */
async function imageFaults(project: string, ask: Ask): Promise<string[]> {
  const schema = z.object({ cleanupPolicies: z.object({}).optional() });
  const repository = `projects/${project}/locations/${FUNCTIONS_REGION}/repositories/gcf-artifacts`;
  const found = await ask(`https://artifactregistry.googleapis.com/v1/${repository}`);
  // The first deployment creates it.
  if (found === undefined || schema.parse(found).cleanupPolicies) return [];
  const set = `npx firebase functions:artifacts:setpolicy --location ${FUNCTIONS_REGION} --days 1`;
  return [`Images of functions are kept for ever: run ${set} --project ${project}`];
}
