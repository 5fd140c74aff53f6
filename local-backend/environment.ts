import type { Ports } from './ports';
import { HOST, PROJECT_ID } from './project';

export type BackendEnv = Readonly<Record<string, string>>;

/**
 * The standard variables by which SDKs and tests find the emulators.
 *
 * @param hubKnowsAll whether the hub lists every emulator. If not, the hub's address is omitted,
 *   because rules-unit-testing queries the hub first and warns about each missing emulator
 */
export function backendEnv(ports: Ports, hubKnowsAll: boolean): BackendEnv {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FUNCTIONS_EMULATOR_HOST: `${HOST}:${ports.functions}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
    ...(hubKnowsAll ? { FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}` } : {}),
  };
}
