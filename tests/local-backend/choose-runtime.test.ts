import { describe, expect, it } from 'vitest';
import { chooseRuntime, javaMajor } from '../../local-backend/runtime/choose';

describe('chooseRuntime', () => {
  it.each([
    { java: 21, gcloudFirestore: false, downloadedJars: false, kind: 'official' },
    { java: 25, gcloudFirestore: true, downloadedJars: true, kind: 'official' },
    { java: 21, gcloudFirestore: true, downloadedJars: false, kind: 'gcloud' },
    { java: 17, gcloudFirestore: true, downloadedJars: true, kind: 'gcloud' },
    { java: 17, gcloudFirestore: true, downloadedJars: false, kind: 'gcloud' },
    { java: 17, gcloudFirestore: false, downloadedJars: true, kind: 'impossible' },
    { java: 8, gcloudFirestore: true, downloadedJars: true, kind: 'impossible' },
    { java: null, gcloudFirestore: true, downloadedJars: true, kind: 'impossible' },
  ])('chooses $kind with Java $java, component $gcloudFirestore, jars $downloadedJars', (row) => {
    expect(chooseRuntime(row).kind).toBe(row.kind);
  });

  it.each([
    { java: null, gcloudFirestore: true, downloadedJars: false, missing: /^Java is missing/ },
    { java: 8, gcloudFirestore: true, downloadedJars: false, missing: /^Java 8 is too old/ },
    {
      java: 17,
      gcloudFirestore: false,
      downloadedJars: false,
      missing: /^The Firestore emulator is missing/,
    },
  ])('explains in one sentence what to install: $missing', ({ missing, ...environment }) => {
    const choice = chooseRuntime(environment);
    const sentence = choice.kind === 'impossible' ? choice.sentence : '';
    expect(sentence).toMatch(missing);
    expect(sentence).toMatch(/: install .*, then start again\.$/);
    expect(sentence.split('\n')).toHaveLength(1);
  });
});

describe('javaMajor', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_392"', 8],
    ['openjdk version "22-ea" 2024-03-19', 22],
    ['The program java can be found in these packages', null],
  ])('reads %s as %s', (output, major) => {
    expect(javaMajor(output)).toBe(major);
  });
});
