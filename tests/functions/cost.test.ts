import { spawnSync } from 'node:child_process';
import { setLogFunction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { claimUsername } from '../../functions/src/claim-username';
import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { firestore, userDocument } from '../support/records';

/*
 * What Firestore is asked for a sign-up: each request is a round trip and each document costs
 * money. Read off the SDK's own log, so that what it does by itself counts too.
 */

const requestSchema = z.union([
  z.object({ documents: z.array(z.string()) }).transform((get) => `get ${get.documents.length}`),
  z.object({ structuredQuery: z.unknown() }).transform(() => 'query'),
  z
    .object({ writes: z.array(z.record(z.string(), z.unknown())) })
    .transform(({ writes }) => `commit ${writes.map(kindOf).join('+')}`),
]);

const kindOf = (write: Readonly<Record<string, unknown>>) =>
  'update' in write ? 'create' : 'delete';

/** The requests of some work, in order; `|` where an answer was waited for. */
async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
  const log: string[] = [];
  setLogFunction((line) => log.push(line));
  onTestFinished(() => setLogFunction(null));
  await work();
  setLogFunction(null);
  // The end of an earlier request may be noted late: only answers to these requests count.
  const tags = new Set<string>();
  const steps = log.flatMap((line) => {
    const [, tag = ''] = /^Firestore \(\S+\) \S+ (\S+) \[/.exec(line) ?? [];
    const [, asked] = /\[Firestore\.request(?:Stream)?\]: Sending request: (.*)$/s.exec(line) ?? [];
    if (asked) {
      tags.add(tag);
      return requestSchema.parse(JSON.parse(asked));
    }
    return tags.has(tag) && /Received (response|error|stream end)/.test(line) ? '|' : [];
  });
  return steps.filter((step, index) => step !== '|' || steps[index - 1] !== '|');
}

const member = async () => {
  const { uid, email } = await createAccount();
  return { uid, email };
};
const claim = (person: { uid: string; email: string }, username: string) =>
  claimUsername(firestore(), person, { name: 'Jane', username });

// The first request of a client opens its connection.
beforeAll(async () => void (await userDocument('nobody')));
afterAll(() => setLogFunction(null));

describe('a sign-up costs', () => {
  test('two round trips: one document and one query read at once, then one commit', async () => {
    const jane = await member();
    const asked = await requestsOf(() => claim(jane, uniqueUsername()));
    expect(asked).toEqual(['get 1', 'query', '|', 'commit create+create+delete', '|']);
  });

  test('for a name that somebody has, or a repeat: one round trip, and no write', async () => {
    const [jane, john] = [await member(), await member()];
    const username = uniqueUsername();
    await claim(jane, username);
    const oneTrip = ['get 1', 'query', '|'];
    expect(await requestsOf(() => claim(john, username))).toEqual(oneTrip);
    expect(await requestsOf(() => claim(jane, username))).toEqual(oneTrip);
  });
});

describe('a fresh process loads', () => {
  const FIRST_GENERATION = `
    import { createRequire } from 'node:module';
    await import(process.cwd() + '/functions/lib/index.js');
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(loaded.filter((file) => /firebase-functions.lib.v1.(index|function-builder)/.test(file)).length);
  `;
  const loaded = (target: string) =>
    Number(
      spawnSync(process.execPath, ['--input-type=module', '--eval', FIRST_GENERATION], {
        env: { ...process.env, FUNCTION_TARGET: target },
        encoding: 'utf8',
      }).stdout,
    );

  test('the library of the first generation for the trigger that needs it, not for claims', () => {
    expect(loaded('forgetDeletedAccount')).toBeGreaterThan(0);
    expect(loaded(COMPLETE_SIGN_UP)).toBe(0);
  });
});
