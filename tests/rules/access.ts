import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';
import { type Caller, type Client, connect, isAllowed } from '../support/clients';
import { openProject } from '../support/project';
import { owners, strangers } from './callers';

/** Sends requests as a caller; each fails when the rules deny it. */
export type Requests = (client: Client, uid: string) => Readonly<Record<string, Promise<unknown>>>;
type Groups = Readonly<Record<string, Requests>>;

/** A request for each path or field. */
export const each = (names: readonly string[], send: (name: string) => Promise<unknown>) =>
  Object.fromEntries(names.map((name) => [name, send(name)]));

export const FIRESTORE_RULES = readFileSync('firestore.rules', 'utf8');
export const STORAGE_RULES = readFileSync('storage.rules', 'utf8');

/** Opens an empty project with this checkout's rules. */
export async function openRules(name: string) {
  const { services, target } = openProject(name);
  const environment = await initializeTestEnvironment({
    projectId: target.projectId,
    firestore: { rules: FIRESTORE_RULES },
    storage: { rules: STORAGE_RULES },
  });
  await environment.cleanup();

  /** The names of the requests that the rules allow and deny to a caller. */
  async function decide(send: Requests, caller: Caller) {
    const requests = Object.entries(send(connect(target, caller), caller.uid ?? 'visitor'));
    const decisions = await Promise.all(requests.map(([, request]) => isAllowed(request)));
    const namesOf = (decision: boolean) =>
      requests.filter((_, at) => decisions[at] === decision).map(([name]) => name);
    return { allowed: namesOf(true), denied: namesOf(false) };
  }

  /** Tests that only the owner has the rights, and that nobody may do what is forbidden. */
  function testAccess(rights: Groups, forbidden: Groups): void {
    describe.each(Object.entries(strangers))('%s', (_, caller) => {
      test.each(Object.entries({ ...rights, ...forbidden }))('may not %s', async (__, requests) => {
        expect((await decide(requests, caller)).allowed).toEqual([]);
      });
    });

    describe.each(Object.entries(owners))('%s', (_, caller) => {
      test.each(Object.entries(forbidden))('may not %s', async (__, requests) => {
        expect((await decide(requests, caller)).allowed).toEqual([]);
      });

      test.each(Object.entries(rights))('may %s', async (__, requests) => {
        expect((await decide(requests, caller)).denied).toEqual([]);
      });
    });
  }

  return { services, decide, testAccess };
}
