import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { smokeTest } from './smoke-test';

const USAGE = `Usage: npm run deploy -- --project PROJECT [OPTION]...

  --channel NAME     deploy the site only, to a preview channel for 7 days
  --after-rollback   deploy although the live site was rolled back or disabled
  --timeout SECONDS  how long to repeat a failed smoke test (default: 60)`;

/** The folder that firebase.json deploys. */
const BUILD = 'dist';
const FIREBASE = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

const optionsSchema = z.object({
  project: z.string().min(1),
  channel: z.string().min(1).optional(),
  'after-rollback': z.boolean().default(false),
  timeout: z.coerce.number().min(0).default(60),
});
type Options = z.infer<typeof optionsSchema>;

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.channels */
const channelsSchema = z.object({
  channels: z.array(
    z.object({
      name: z.string(),
      url: z.url(),
      release: z
        .object({
          type: z.string().optional(),
          version: z.object({ name: z.string() }).optional(),
        })
        .optional(),
    }),
  ),
});
const previewSchema = z.record(z.string(), z.object({ url: z.url() }));

try {
  const options = parseOptions();
  const url = options.channel === undefined ? await deployLive(options) : await preview(options);
  console.log(`Deployed and tested: ${url}`);
  // GitHub shows it as the address of the deployment.
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${url}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function parseOptions(): Options {
  try {
    const string = { type: 'string' } as const;
    const options = { project: string, channel: string, timeout: string };
    return optionsSchema.parse(
      parseArgs({ options: { ...options, 'after-rollback': { type: 'boolean' } } }).values,
    );
  } catch {
    throw new Error(USAGE);
  }
}

/**
 * Deploys everything and tests the live site. If the test fails, the previous version of the site is
 * released again.
 */
async function deployLive({ project, timeout, ...options }: Options): Promise<string> {
  const { site, url, version, type } = await readLiveSite(project);
  if (!options['after-rollback'] && (type === 'ROLLBACK' || type === 'SITE_DISABLE')) {
    throw new Error(
      `The last release of ${url} is a ${type}, which a deployment would undo. If its cause is fixed, deploy with --after-rollback.`,
    );
  }
  await firebase(['deploy', '--project', project]);
  const faults = await smokeTest(url, { build: BUILD, timeoutMs: timeout * 1000 });
  if (faults.length === 0) return url;
  if (version === undefined) {
    throw new Error([...faults, 'There is no version to roll back to.'].join('\n'));
  }
  await firebase(['hosting:clone', `${site}@${version}`, `${site}:live`, '--project', project]);
  const end = `Rolled ${url} back to ${version}; rules and functions are the new ones.`;
  throw new Error([...faults, end].join('\n'));
}

async function preview({ project, channel = '', timeout }: Options): Promise<string> {
  // Email and password need no authorized domain, and changing them needs a role beyond Hosting.
  const options = ['--expires', '7d', '--no-authorized-domains', '--project', project];
  const sites = previewSchema.parse(
    await firebaseJson(['hosting:channel:deploy', channel, ...options]),
  );
  const [url = ''] = Object.values(sites).map((site) => site.url);
  const faults = await smokeTest(url, { build: BUILD, timeoutMs: timeout * 1000 });
  if (faults.length === 0) return url;
  throw new Error([...faults, `The smoke test of ${url} failed.`].join('\n'));
}

async function readLiveSite(project: string) {
  const { channels } = channelsSchema.parse(
    await firebaseJson(['hosting:channel:list', '--project', project]),
  );
  for (const { name, url, release } of channels) {
    const [, site] = /sites\/([^/]+)\/channels\/live$/.exec(name) ?? [];
    const version = release?.version?.name.split('/').at(-1);
    if (site !== undefined) return { site, url, version, type: release?.type };
  }
  throw new Error(`${project} has no live site yet: deploy it by hand once (docs/deploy.md).`);
}

/** @returns the `result` of a command that prints JSON */
async function firebaseJson(args: readonly string[]): Promise<unknown> {
  const output = await firebase([...args, '--json'], 'pipe');
  return z.object({ result: z.unknown() }).parse(JSON.parse(output)).result;
}

/** @throws Error when the command fails */
async function firebase(args: readonly string[], stdout: 'inherit' | 'pipe' = 'inherit') {
  const child = spawn(process.execPath, [FIREBASE, ...args, '--non-interactive'], {
    stdio: ['ignore', stdout, 'inherit'],
  });
  const [output, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    once(child, 'exit'),
  ]);
  if (code === 0) return output;
  throw new Error([output, `firebase ${args[0]} failed.`].join('\n').trim());
}
