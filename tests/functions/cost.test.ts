import { spawnSync } from 'node:child_process';
import { setLogFunction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Member } from '../../functions/src/claim-username';
import { createLimits, repeatOrClaim } from '../../functions/src/repeat-or-claim';
import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { services, userDocument } from '../support/records';

/*
 * The Firestore requests of a sign-up: each request is a round trip and each document costs money.
 * Taken from the SDK's own log, which includes the requests that it sends by itself.
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

const member = async (): Promise<Member> => {
  const { uid, email } = await createAccount();
  return { uid, email };
};

/** The outcome of one call, or the code of its error. */
const call = (person: Member, data: unknown, limits = createLimits()): Promise<string> =>
  repeatOrClaim(services(), person, data, limits).then(
    ({ outcome }) => outcome,
    (error: unknown) => z.object({ code: z.string() }).parse(error).code,
  );
const claim = (person: Member, username: string, limits = createLimits()) =>
  call(person, { name: 'Jane', username }, limits);

// The first request of a client opens its connection.
beforeAll(async () => void (await userDocument('nobody')));
afterAll(() => setLogFunction(null));

const READ = ['get 1', '|'];
const PARALLEL_READS = ['get 1', 'query', '|'];
const READS_IN_TURN = ['get 1', '|', 'query', '|'];
const COMMIT = ['commit create+create+delete', '|'];

describe('a sign-up costs', () => {
  test('two round trips: one document and one query in parallel, then one commit', async () => {
    const jane = await member();
    const requests = await requestsOf(() => claim(jane, uniqueUsername()));
    expect(requests).toEqual([...PARALLEL_READS, ...COMMIT]);
  });

  test('one round trip and no write when the name is taken, or for a repeat', async () => {
    const [jane, john] = [await member(), await member()];
    const username = uniqueUsername();
    await claim(jane, username);
    expect(await requestsOf(() => claim(john, username))).toEqual(PARALLEL_READS);
    expect(await requestsOf(() => claim(jane, username))).toEqual(PARALLEL_READS);
  });

  test('one read when the payload is invalid, whoever calls', async () => {
    const [jane, john] = [await member(), await member()];
    await claim(jane, uniqueUsername());
    for (const person of [jane, john]) {
      for (const data of [
        undefined,
        { name: '', username: 'Jane' },
        { name: 'J', username: 'a' },
      ]) {
        expect(await requestsOf(() => call(person, data))).toEqual(READ);
      }
    }
  });

  test('one read for each repeat in a flood, and no repeat is refused', async () => {
    const jane = await member();
    const username = uniqueUsername();
    await claim(jane, username);
    const window = { windowMs: 60_000 };
    const limits = createLimits({
      claims: { max: 1, ...window },
      parallelChecks: { max: 1, ...window },
    });
    const answers: string[] = [];
    const repeat = async () => answers.push(await claim(jane, username, limits));
    expect(await requestsOf(repeat)).toEqual(PARALLEL_READS);
    expect(await requestsOf(repeat)).toEqual(READ);
    expect(await requestsOf(repeat)).toEqual(READ);
    expect(answers).toEqual(['repeated', 'repeated', 'repeated']);
  });

  test('one read for each claim above the limit', async () => {
    const [jane, john] = [await member(), await member()];
    const taken = uniqueUsername();
    await claim(jane, taken);
    const window = { windowMs: 60_000 };
    const limits = createLimits({
      claims: { max: 2, ...window },
      parallelChecks: { max: 1, ...window },
    });
    const answers: string[] = [];
    const retry = async () => answers.push(await claim(john, taken, limits));
    expect(await requestsOf(retry)).toEqual(PARALLEL_READS);
    expect(await requestsOf(retry)).toEqual(READS_IN_TURN);
    expect(await requestsOf(retry)).toEqual(READ);
    expect(answers).toEqual(['taken', 'taken', 'resource-exhausted']);
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
    expect(loaded('onUserDeleted')).toBeGreaterThan(0);
    expect(loaded(COMPLETE_SIGN_UP)).toBe(0);
  });
});
