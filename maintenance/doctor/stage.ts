import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parse } from '@cdktn/hcl2json';
import { z } from 'zod';
import { envSchema as functionsEnvSchema } from '../../functions/src/env';
import { envSchema as siteEnvSchema } from '../../src/backend/env';
import { brand } from '../../src/content/brand';
import { FUNCTIONS_REGION } from '../../src/shared/callable';

/** The settings in infra/PROJECT.tfvars that other files repeat. infra/variables.tf has the defaults. */
const settingsSchema = z.object({
  project: z.string(),
  region: z.string(),
  domain: z.string().nullish(),
  app_check: z.string().default('off'),
  reports: z.string().default('off'),
  reveal_unknown_emails: z.boolean().default(false),
  min_instances: z.number().default(0),
  github: z.object({}).nullish(),
});

export type Settings = z.infer<typeof settingsSchema>;

/** @throws Error with one sentence when the file is missing or wrong */
export async function readSettings(project: string): Promise<Settings> {
  const path = `infra/${project}.tfvars`;
  if (!existsSync(path)) throw new Error(`${path} is missing: run infra/setup.sh ${project}.`);
  return parseSettings(path, readFileSync(path, 'utf8'));
}

/** @throws Error with one sentence when the text is not what Terraform reads */
export async function parseSettings(path: string, text: string): Promise<Settings> {
  const settings = settingsSchema.safeParse(await parse(path, text));
  if (settings.success) return settings.data;
  const [issue] = settings.error.issues;
  throw new Error(`${path}: ${issue?.path.join('.')} is missing or not valid.`);
}

/** The settings of all stages. @throws Error with one sentence when a file is wrong */
export function readAllSettings(): Promise<Settings[]> {
  const names = readdirSync('infra').filter((name) => name.endsWith('.tfvars'));
  return Promise.all(names.map((name) => readSettings(name.slice(0, -'.tfvars'.length))));
}

/** The address of the stage's site. */
export function siteOf({ project, domain }: Settings): string {
  return `https://${domain ?? `${project}.web.app`}`;
}

/** The faults of the settings alone. */
export function settingsFaults(project: string, settings: Settings): string[] {
  const path = `infra/${project}.tfvars`;
  const faults: string[] = [];
  if (settings.project !== project) faults.push(`${path} is for the project ${settings.project}.`);
  if (settings.region !== FUNCTIONS_REGION) {
    faults.push(`${path} names the region ${settings.region}, but src/shared/callable.ts another.`);
  }
  return faults;
}

/** A `siteUrl` of brand.ts that is the address of no stage: search engines would look for the site there. */
export function siteUrlFaults(
  stages: readonly Settings[],
  siteUrl: string = brand.siteUrl,
): string[] {
  const sites = stages.map(siteOf);
  if (sites.includes(siteUrl)) return [];
  return [
    `src/content/brand.ts: siteUrl is not ${sites.join(' or ')}. If it is right, run infra/setup.sh once for its project, which writes the settings.`,
  ];
}

/** The faults of .env.production.local, which has the settings of the site's build. */
export function siteEnvFaults(text: string | undefined, settings: Settings): string[] {
  const { project, app_check: appCheck, reports } = settings;
  const collector = `https://${FUNCTIONS_REGION}-${project}.cloudfunctions.net/collectReports`;
  // As in infra/outputs.tf.
  const reportUrls: Readonly<Record<string, string>> = { off: '', log: collector };
  const wanted = {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_REPORT_URL: reportUrls[reports] ?? reports,
    SITE_URL: siteOf(settings),
  };
  const faults = envFaults('.env.production.local', text, siteEnvSchema, project, wanted);
  const hasKey = Boolean(text && parseEnv(text).VITE_APP_CHECK_SITE_KEY);
  const needsKey = appCheck !== 'off';
  if (text !== undefined && hasKey !== needsKey) {
    faults.push(differs('.env.production.local', 'VITE_APP_CHECK_SITE_KEY', project));
  }
  return faults;
}

/** The faults of functions/.env.PROJECT. */
export function functionsEnvFaults(text: string | undefined, settings: Settings): string[] {
  const { project, app_check: appCheck, reports, min_instances: minInstances } = settings;
  const wanted = {
    SITE_ORIGIN: siteOf(settings),
    ENFORCE_APP_CHECK: String(appCheck === 'enforced'),
    COLLECT_REPORTS: String(reports === 'log'),
    MIN_INSTANCES: String(minInstances),
  };
  return envFaults(`functions/.env.${project}`, text, functionsEnvSchema, project, wanted);
}

const differs = (file: string, name: string, project: string) =>
  `${file}: ${name} is not what infra/${project}.tfvars says: run infra/setup.sh ${project}.`;

/** @param schema the schema of the code that reads the file */
function envFaults(
  file: string,
  text: string | undefined,
  schema: { safeParse: (value: unknown) => z.core.util.SafeParseResult<unknown> },
  project: string,
  wanted: Readonly<Record<string, string>>,
): string[] {
  if (text === undefined) return [`${file} is missing: run infra/setup.sh ${project}.`];
  const values = parseEnv(text);
  const parsed = schema.safeParse(values);
  const names = parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
  const faults = names.map((name) => `${file}: ${name} is missing or not valid.`);
  const different = Object.keys(wanted).filter((name) => values[name] !== wanted[name]);
  return [...faults, ...different.map((name) => differs(file, name, project))];
}
