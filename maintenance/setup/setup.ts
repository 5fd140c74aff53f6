import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { applicationDefault } from 'firebase-admin/app';
import { createProgress } from '../progress';
import { connectGoogle } from './google';
import { parseStage } from './options';
import { EXIT, runSetup } from './run';

const { stdin, stdout } = process;
const { print, status } = createProgress();

async function confirm(question: string): Promise<boolean> {
  if (!stdin.isTTY) throw new Error('This is no terminal: add --yes or --dry-run.');
  const lines = createInterface({ input: stdin, output: stdout });
  const answer = await lines.question(`${question} [y/N] `);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function accessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    throw new Error('Log in first: gcloud auth application-default login');
  }
}

async function run(): Promise<number> {
  const stage = parseStage(process.argv.slice(2));
  return runSetup(stage, {
    print,
    progress: status,
    confirm,
    connect: (options) => connectGoogle({ project: stage.project, accessToken, ...options }),
    readFile: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''),
    writeFile: ({ path, text }) => writeFileSync(path, text),
  });
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return EXIT.failure;
});
