import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { brand } from '../../src/content/brand';
import { installBrowser, launchOptions } from '../../tools/browser';
import { isOutdated, renderLinkPreviews } from '../../tools/pictures';

/** The programs that the set-up, the tests and a release call. */
const TOOLS = ['gcloud', 'terraform', 'java'];

export function toolFaults(searchPath = process.env.PATH ?? ''): string[] {
  const folders = searchPath.split(delimiter);
  const missing = TOOLS.filter((name) => !folders.some((path) => existsSync(join(path, name))));
  return missing.map((name) => `Install ${name} (docs/deploy.md, Tools).`);
}

/** What the repository has in place of facts that only the studio knows, such as the App Store's id of zeros. */
const PLACEHOLDER = /\bexample\.com\b|Example Harbor|^"0+"$|@OWNER\b/;

/** The fields of brand.ts that must be filled in before a site goes live. */
export function brandFaults(values: Readonly<Record<string, unknown>> = brand): string[] {
  const names = Object.keys(values).filter((name) =>
    PLACEHOLDER.test(JSON.stringify(values[name])),
  );
  return names.map((name) => `src/content/brand.ts: ${name} is a placeholder.`);
}

/** @param isOnGitHub whether GitHub deploys, and so needs owners of the code */
export function textFaults(isOnGitHub: boolean, read = readText): string[] {
  const legal = 'src/content/legal';
  const paths = readdirSync(legal).map((name) => `${legal}/${name}`);
  if (isOnGitHub) paths.push('.github/CODEOWNERS');
  const found = paths.filter((path) => PLACEHOLDER.test(read(path)));
  return found.map((path) => `${path} contains a placeholder.`);
}

const readText = (path: string) => readFileSync(path, 'utf8');

/** Draws the pictures for shared links again, because they contain texts of brand.ts. */
export async function pictureFaults(): Promise<string[]> {
  installBrowser();
  const browser = await chromium.launch(launchOptions());
  const pictures = await renderLinkPreviews(browser);
  await browser.close();
  const outdated = await Promise.all(pictures.map(isOutdated));
  const found = pictures.filter((_, index) => outdated[index]);
  return found.map(({ path }) => `${path} is out of date: run npm run render.`);
}

/** The command of firebase.json that refuses the build of another project. */
export function buildFaults(project: string, build = 'dist'): string[] {
  const env = { ...process.env, GCLOUD_PROJECT: project, RESOURCE_DIR: build };
  const { status } = spawnSync(firebaseJson.hosting.predeploy, { shell: true, env });
  return status === 0 ? [] : [`${build} is not a build for ${project}: run npm run build.`];
}
