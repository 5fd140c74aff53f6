import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { z } from 'zod';
import { type Installed, javaMajor } from './choose';

const COMPONENT = 'platform/cloud-firestore-emulator';

const jarsSchema = z.object({
  firestore: z.object({ downloadPathRelativeToCacheDir: z.string() }),
  storage: z.object({ downloadPathRelativeToCacheDir: z.string() }),
});

/** Detects Java, the Google Cloud CLI's component and firebase-tools' downloads. */
export async function observeInstalled(): Promise<Installed> {
  return {
    java: await observeJava(),
    gcloudFirestore: hasGcloudFirestore(),
    downloadedJars: hasDownloadedJars(),
  };
}

function observeJava(): Promise<number | null> {
  return new Promise((resolve) => {
    execFile('java', ['-version'], (error, stdout, stderr) => {
      resolve(error ? null : javaMajor(stdout + stderr));
    });
  });
}

// Looks for the folder, because running `gcloud` takes half a second.
function hasGcloudFirestore(): boolean {
  const gcloud = findProgram('gcloud');
  if (gcloud === undefined) return false;
  for (let folder = dirname(gcloud); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, COMPONENT))) return true;
  }
  return false;
}

function findProgram(name: string): string | undefined {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
  return found === undefined ? undefined : realpathSync(found);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hasDownloadedJars(): boolean {
  const listed: unknown = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const jars = jarsSchema.safeParse(listed);
  if (!jars.success) return false;
  const cache =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return [jars.data.firestore, jars.data.storage].every((jar) =>
    existsSync(join(cache, jar.downloadPathRelativeToCacheDir)),
  );
}
