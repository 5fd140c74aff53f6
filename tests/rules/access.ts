import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { expect, test } from 'vitest';
import { type Caller, type Client, connect, isAllowed } from '../support/clients';
import { openProject } from '../support/project';
import { OWNER, owners } from './callers';

/** Sends requests as a client. Returns their promises by name; a denied request rejects. */
export type Send = (client: Client, uid: string) => Readonly<Record<string, Promise<unknown>>>;

/** All requests of two functions. */
export const both =
  (first: Send, second: Send): Send =>
  (client, uid) => ({ ...first(client, uid), ...second(client, uid) });

/** Sends a request for each path or field. A request's name is the action and its path or field. */
export const sendForEach = (
  action: string,
  names: readonly string[],
  send: (name: string) => Promise<unknown>,
) => Object.fromEntries(names.map((name) => [`${action} ${name}`, send(name)]));

export const FIRESTORE_RULES = readFileSync('firestore.rules', 'utf8');
export const STORAGE_RULES = readFileSync('storage.rules', 'utf8');

/** Opens an empty project with this checkout's rules of a service. */
export async function openRules(service: 'firestore' | 'storage') {
  const { services, target } = openProject(`rules-${service}`);
  const environment = await initializeTestEnvironment({
    projectId: target.projectId,
    [service]: { rules: service === 'firestore' ? FIRESTORE_RULES : STORAGE_RULES },
  });
  // The rules stay in the emulator. The clients below do not need the environment.
  await environment.cleanup();

  /** The names of the requests that the rules allow and deny to a caller. */
  async function decide(send: Send, caller: Caller) {
    const requests = Object.entries(send(connect(target, caller), caller.uid ?? 'visitor'));
    const decisions = await Promise.all(requests.map(([, request]) => isAllowed(request)));
    const names = requests.map(([name]) => name);
    return {
      allowed: names.filter((_, index) => decisions[index] === true),
      denied: names.filter((_, index) => decisions[index] === false),
    };
  }

  /** Tests that callers may do nothing of this. */
  function testDenied(callers: Readonly<Record<string, Caller>>, anything: Send): void {
    test.each(Object.entries(callers))('%s has no right', async (_, caller) => {
      expect((await decide(anything, caller)).allowed).toEqual([]);
    });
  }

  /** Tests that the owner has the rights, and may not do what is forbidden to everyone. */
  function testOwner(rights: Send, forbidden: Send): void {
    test.each(Object.entries(owners))('%s has every right of an owner', async (_, caller) => {
      expect((await decide(rights, caller)).denied).toEqual([]);
    });

    test('the owner has no other right', async () => {
      expect((await decide(forbidden, { uid: OWNER })).allowed).toEqual([]);
    });
  }

  return { services, owner: connect(target, { uid: OWNER }), decide, testDenied, testOwner };
}
