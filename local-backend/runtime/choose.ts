/** The installed software; `java` is the major version, null without Java. */
export type Installed = {
  readonly java: number | null;
  readonly gcloudFirestore: boolean;
  readonly downloadedJars: boolean;
};

export type Choice =
  | { readonly kind: 'official' }
  | { readonly kind: 'gcloud' }
  | { readonly kind: 'impossible'; readonly sentence: string };

const JAVA_OF_FIREBASE_TOOLS = 21;
const JAVA_OF_GCLOUD = 11;

/**
 * Chooses how to start the emulators: with firebase-tools, which needs a recent Java and a one-time
 * download, or with the Firestore emulator of the Google Cloud CLI, which needs neither.
 *
 * @returns the choice, or one sentence with the missing software and a solution
 */
export function chooseRuntime({ java, gcloudFirestore, downloadedJars }: Installed): Choice {
  if (java === null) {
    return impossible(
      `Java is missing, and the Firestore emulator runs on it: install Java ${JAVA_OF_FIREBASE_TOOLS} or newer, then start again.`,
    );
  }
  if (java >= JAVA_OF_FIREBASE_TOOLS && (downloadedJars || !gcloudFirestore)) {
    return { kind: 'official' };
  }
  if (gcloudFirestore && java >= JAVA_OF_GCLOUD) return { kind: 'gcloud' };
  return impossible(
    gcloudFirestore
      ? `Java ${java} is too old for the Firestore emulator: install Java ${JAVA_OF_FIREBASE_TOOLS} or newer, then start again.`
      : `The Firestore emulator is missing for Java ${java}: install Java ${JAVA_OF_FIREBASE_TOOLS} or newer (firebase-tools then downloads the emulator), or the Google Cloud CLI's component cloud-firestore-emulator, then start again.`,
  );
}

/**
 * The major version in the output of `java -version`.
 *
 * @returns null when there is none in it
 */
export function javaMajor(versionOutput: string): number | null {
  const found = /version "(?:1\.)?(\d+)/.exec(versionOutput)?.[1];
  return found === undefined ? null : Number(found);
}

function impossible(sentence: string): Choice {
  return { kind: 'impossible', sentence };
}
