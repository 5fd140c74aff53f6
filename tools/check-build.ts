import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The Firebase CLI runs this file before it deploys the site (firebase.json), and sets these variables. It
 * runs in Node 24 without packages, because the job that deploys installs only the CLI.
 *
 * The Content-Security-Policy of a page tells which project it was built for: it allows the functions of
 * that project, or the emulators.
 */
const { GCLOUD_PROJECT = '', RESOURCE_DIR = '' } = process.env;
const html = readFileSync(join(RESOURCE_DIR, 'index.html'), 'utf8');
const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
const sources = policy.split(/[ ;]+/);
const own = new RegExp(`^https://[a-z]+-[a-z]+\\d+-${GCLOUD_PROJECT}\\.cloudfunctions\\.net$`);
const foreign = sources.filter(
  (source) => /^http:|\.cloudfunctions\.net$/.test(source) && !own.test(source),
);
if (foreign.length > 0 || !sources.some((source) => own.test(source))) {
  console.error(`The build is not for the project ${GCLOUD_PROJECT}.`);
  process.exitCode = 1;
}
