import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares a page with a project. The page's Content-Security-Policy records what it was built for: it allows the
 * functions of that project, or the emulators.
 *
 * @returns one sentence for each fault; none if the page belongs to the project
 */
export function backendFaults(html: string, project: string): string[] {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const sources = policy.split(/[ ;]+/);
  const emulators = new Set(sources.filter((source) => source.startsWith('http:')));
  const functions = sources.filter((source) => source.endsWith('.cloudfunctions.net'));
  const ofProject = new RegExp(`^https://[a-z]+-[a-z]+\\d+-${project}\\.cloudfunctions\\.net$`);
  const isOfProject = functions.length > 0 && functions.every((source) => ofProject.test(source));
  return [
    ...[...emulators].map((address) => `The build connects to an emulator: ${address}`),
    ...(isOfProject ? [] : [`The build is not for the project ${project}.`]),
  ];
}

/*
 * firebase.json runs this file before it deploys the site, with these variables of the Firebase CLI. It needs Node
 * 24 and no package, because the job that deploys installs only the CLI.
 */
const { GCLOUD_PROJECT = '', RESOURCE_DIR = '' } = process.env;
if (process.argv[1] === import.meta.filename) {
  const faults = backendFaults(
    readFileSync(join(RESOURCE_DIR, 'index.html'), 'utf8'),
    GCLOUD_PROJECT,
  );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
