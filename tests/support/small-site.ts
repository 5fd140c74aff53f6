import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE_FOLDER } from './backend';

const PAGES = ['index.html', 'lively.html', 'lively/login.html', '404.html'];

/** The built pages that the smoke test reads, and an empty file for each asset that they name. */
export function writeSmallSite(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const page of PAGES) {
    cpSync(join(TEST_SITE_FOLDER, page), join(folder, page), { recursive: true });
    const html = readFileSync(join(folder, page), 'utf8');
    for (const asset of html.match(/\/assets\/[\w.-]+/g) ?? [])
      writeFileSync(join(folder, asset), '');
  }
}
