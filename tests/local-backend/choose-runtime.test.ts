import { expect, it } from 'vitest';
import { chooseRuntime, javaMajor } from '../../local-backend/runtime/choose';

it.each([
  { java: 21, gcloudFirestore: false, downloadedJars: false, kind: 'official' },
  { java: 25, gcloudFirestore: true, downloadedJars: true, kind: 'official' },
  { java: 21, gcloudFirestore: true, downloadedJars: false, kind: 'gcloud' },
  { java: 11, gcloudFirestore: true, downloadedJars: true, kind: 'gcloud' },
])('chooses $kind with Java $java, component $gcloudFirestore, jars $downloadedJars', (row) => {
  expect(chooseRuntime(row)).toEqual({ kind: row.kind });
});

it.each([
  { java: null, gcloudFirestore: true, downloadedJars: true, missing: 'Java is missing' },
  { java: 8, gcloudFirestore: true, downloadedJars: true, missing: 'Java 8 is too old' },
  {
    java: 17,
    gcloudFirestore: false,
    downloadedJars: true,
    missing: 'The Firestore emulator is missing',
  },
])('explains in one sentence what to install: $missing', ({ missing, ...installed }) => {
  const sentence: unknown = expect.stringMatching(
    new RegExp(`^${missing}.*: install .*, then start again\\.$`),
  );
  expect(chooseRuntime(installed)).toEqual({ kind: 'impossible', sentence });
});

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "22-ea" 2024-03-19', 22],
  ['The program java can be found in these packages', null],
])('reads the version in %j', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});
