import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  brandFaults,
  buildFaults,
  textFaults,
  toolFaults,
} from '../../maintenance/doctor/repository';
import { temporaryFolder } from '../support/temporary-folder';

test('missing programs are faults', () => {
  const folder = temporaryFolder();
  for (const name of ['gcloud', 'java']) writeFileSync(`${folder}/${name}`, '');
  expect(toolFaults(folder)).toEqual(['Install terraform (docs/deploy.md, Tools).']);
});

test('placeholders of the brand are faults', () => {
  const values = {
    studio: 'Example Harbor Studio',
    appStoreId: '0000000000',
    social: [{ name: 'Instagram', url: 'https://instagram.example.com/lively' }],
    supportEmail: 'help@lively.test',
    copyrightYear: 2000,
  };
  const names = ['studio', 'appStoreId', 'social'];
  expect(brandFaults(values)).toEqual(
    names.map((name) => `src/content/brand.ts: ${name} is a placeholder.`),
  );
});

test('placeholders in legal texts, and of owners on GitHub, are faults', () => {
  const read = (path: string) => (path.endsWith('terms.md') ? 'by Example Harbor' : '* @OWNER');
  expect(textFaults(true, read)).toEqual([
    'src/content/legal/privacy.md contains a placeholder.',
    'src/content/legal/terms.md contains a placeholder.',
    '.github/CODEOWNERS contains a placeholder.',
  ]);
  expect(textFaults(false)).toEqual([]);
});

test('a build for another project is a fault', () => {
  const build = temporaryFolder();
  mkdirSync(build, { recursive: true });
  writeFileSync(`${build}/index.html`, 'https://us-central1-harbor.cloudfunctions.net');
  expect(buildFaults('anchor', build)).toEqual([
    `${build} is not a build for anchor: run npm run build.`,
  ]);
  expect(buildFaults('harbor', build)).toEqual([]);
});
