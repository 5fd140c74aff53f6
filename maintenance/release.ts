import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { EXIT, nonEmpty, parseCommandLine, runCommand } from './command-line';

const USAGE = `Usage: npm run release -- PROJECT

Builds this checkout, tests it, and releases it to the project, as .github/workflows/deploy.yml does.
Stops at the first step that fails. Can be repeated.`;

const optionsSchema = z.object({ positionals: z.tuple([nonEmpty]) });

const channelSchema = z.object({ result: z.record(z.string(), z.object({ url: z.url() })) });
const channelsSchema = z.object({
  result: z.object({
    channels: z.array(
      z.object({
        name: z.string(),
        release: z.object({ version: z.object({ name: z.string() }) }).optional(),
      }),
    ),
  }),
});

await runCommand(async (args) => {
  const [project] = parseCommandLine(args, optionsSchema, USAGE).positionals;
  const firebase = (...options: readonly string[]) =>
    ['npx', 'firebase', ...options, '--project', project] as const;

  run('Nothing is deployed.', 'npm', 'run', 'build');
  run('Nothing is deployed.', 'npm', 'run', 'doctor', '--', project, '--online');
  run('Nothing is deployed.', 'npm', 'run', 'test:all');
  const channel = read(
    channelSchema,
    firebase('hosting:channel:deploy', 'release', '--no-authorized-domains', '--json'),
  );
  const [url] = Object.values(channel.result).map((deployed) => deployed.url);
  const rest = firebase('deploy', '--only', 'firestore,storage,functions');
  run(
    `The site is the old one. npm run doctor -- ${project} --online can say more. Then run this again.`,
    ...rest,
  );
  run(
    'The site is the old one, rules and functions are new.',
    'npm',
    'run',
    'smoke',
    '--',
    `${url}`,
  );
  const previous = liveVersion(read(channelsSchema, firebase('hosting:channel:list', '--json')));
  const live = `${project}:live`;
  run('The site may be the old one.', ...firebase('hosting:clone', `${project}:release`, live));
  const goBack = firebase('hosting:clone', `${project}@${previous}`, live).join(' ');
  const advice = previous ? `Go back: ${goBack}` : 'No version was live before.';
  run(`The new site is live, and has faults. ${advice}`, 'npm', 'run', 'smoke');
  return EXIT.done;
});

/** The last part of sites/SITE/versions/VERSION, if a version is live. */
function liveVersion({ result }: z.infer<typeof channelsSchema>): string | undefined {
  const live = result.channels.find(({ name }) => name.endsWith('/channels/live'));
  return live?.release?.version.name.split('/').at(-1);
}

/** Runs a step of the release. @throws Error with the state of the project when it fails */
function run(stateAfterFailure: string, command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`\nFailed: ${[command, ...args].join(' ')}\n${stateAfterFailure}`);
}

/** Runs a command that prints JSON. @throws Error with what it printed when it fails */
function read<Schema extends z.ZodType>(
  schema: Schema,
  [command, ...args]: readonly [string, ...string[]],
): z.infer<Schema> {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`\nFailed: ${[command, ...args].join(' ')}\n${stdout}`);
  return schema.parse(JSON.parse(stdout));
}
