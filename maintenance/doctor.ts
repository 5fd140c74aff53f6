import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { EXIT, nonEmpty, parseCommandLine, runCommand } from './command-line';
import { firebaseJsonFaults, manifestFaults, readManifest } from './doctor/firebase-cli';
import { projectFaults } from './doctor/project';
import {
  brandFaults,
  buildFaults,
  pictureFaults,
  textFaults,
  toolFaults,
} from './doctor/repository';
import {
  functionsEnvFaults,
  readAllSettings,
  readSettings,
  type Settings,
  settingsFaults,
  siteEnvFaults,
  siteOf,
  siteUrlFaults,
} from './doctor/stage';
import { terraformFaults } from './doctor/terraform';
import { configureAuth } from './operations/auth-config';

const USAGE = `Usage: npm run doctor -- PROJECT [--online]

Finds what would stop or spoil a release to the project, and changes nothing in it. Prints one sentence
for each fault.

  --online    also asks Google, as the operator who is logged in with gcloud auth

Exit codes: 0 no fault; 1 faults; 2 wrong option or failure.`;

const optionsSchema = z.object({
  positionals: z.tuple([nonEmpty]),
  online: z.boolean().default(false),
});

await runCommand(async (args) => {
  const options = parseCommandLine(args, optionsSchema, USAGE);
  const [project] = options.positionals;
  const settings = await readSettings(project);
  const stageFaults = [
    ...settingsFaults(project, settings),
    ...siteEnvFaults(readIfThere('.env.production.local'), settings),
    ...functionsEnvFaults(readIfThere(`functions/.env.${project}`), settings),
  ];
  const repositoryFaults = [
    ...toolFaults(),
    ...brandFaults(),
    ...siteUrlFaults(await readAllSettings()),
    ...textFaults(Boolean(settings.github)),
    ...(await pictureFaults()),
    ...firebaseJsonFaults(),
    ...buildFaults(project),
  ];
  // The other checks need the right settings.
  if (stageFaults.length > 0) return report([...stageFaults, ...repositoryFaults]);

  const { status } = spawnSync('npm', ['run', 'build:functions']);
  if (status !== 0) throw new Error('npm run build:functions fails.');
  const manifest = readManifest(project);
  const functionFaults = await manifestFaults(project, manifest);
  const googleFaults = options.online
    ? [
        ...terraformFaults(project),
        ...(await projectFaults(project, manifest)),
        ...(await authFaults(settings)),
      ]
    : [];
  return report([...repositoryFaults, ...functionFaults, ...googleFaults]);
});

function report(faults: readonly string[]): number {
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) return EXIT.somethingLeft;
  console.log('No fault.');
  return EXIT.done;
}

async function authFaults(settings: Settings): Promise<string[]> {
  const { project, reveal_unknown_emails: revealUnknownEmails } = settings;
  // Prints what differs, without `apply`.
  const code = await configureAuth(project, siteOf(settings), { revealUnknownEmails });
  return code === EXIT.done ? [] : [`Authentication differs: run infra/setup.sh ${project}`];
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
