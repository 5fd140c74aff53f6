import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { EXIT, parseCommandLine, runCommand } from './command-line';

const USAGE = `Usage: npm run release -- PROJECT

Builds this checkout, tests it, and releases it to the project, as .github/workflows/deploy.yml does.
Stops at the first step that fails. Can be repeated.`;

// What becomes part of a command has no character with a meaning for the shell.
const optionsSchema = z.object({ positionals: z.tuple([z.string().regex(/^[a-z][a-z0-9-]+$/)]) });
const channelSchema = z.object({
  result: z.record(z.string(), z.object({ url: z.string().regex(/^https:\/\/[\w.-]+$/) })),
});
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
  const firebase = (command: string) => `npx firebase ${command} --project ${project}`;
  const doctor = `npm run doctor -- ${project} --online`;

  run('npm run build', 'Nothing is deployed.');
  run(doctor, 'Nothing is deployed.');
  run('npm run test:all', 'Nothing is deployed.');
  const channel = read(
    firebase('hosting:channel:deploy release --no-authorized-domains --json'),
    channelSchema,
    'Nothing is live.',
  );
  run(
    firebase('deploy --only firestore,storage,functions'),
    `The site is the old one. ${doctor} can say more. Then run this again.`,
  );
  const [url] = Object.values(channel.result).map((deployed) => deployed.url);
  const halfway = 'The site is the old one, rules and functions are new.';
  run(`npm run smoke -- ${url}`, halfway);
  const channels = read(firebase('hosting:channel:list --json'), channelsSchema, halfway);
  const previous = liveVersion(channels);
  run(
    firebase(`hosting:clone ${project}:release ${project}:live`),
    'The site may be the old one, rules and functions are new.',
  );
  const advice = previous
    ? `Go back: ${firebase(`hosting:clone ${project}@${previous} ${project}:live`)}`
    : 'No version was live before.';
  run('npm run smoke', `The new site is live, and has faults. ${advice}`);
  console.log(`The new site is live. ${advice}`);
  return EXIT.done;
});

/** The last part of sites/SITE/versions/VERSION, if a version is live. */
function liveVersion({ result }: z.infer<typeof channelsSchema>): string | undefined {
  const live = result.channels.find(({ name }) => name.endsWith('/channels/live'));
  return live?.release?.version.name.split('/').at(-1);
}

/** Runs a step of the release. @throws Error with what is live then, when the step fails */
function run(command: string, stateAfterFailure: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`\nFailed: ${command}\n${stateAfterFailure}`);
}

/** Runs a step that prints JSON. @throws Error with what it printed, and what is live then, when it fails */
function read<Schema extends z.ZodType>(
  command: string,
  schema: Schema,
  stateAfterFailure: string,
): z.infer<Schema> {
  const { status, stdout } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  const failure = new Error(`\nFailed: ${command}\n${stdout}\n${stateAfterFailure}`);
  if (status !== 0) throw failure;
  try {
    return schema.parse(JSON.parse(stdout));
  } catch (cause) {
    failure.cause = cause;
    throw failure;
  }
}
