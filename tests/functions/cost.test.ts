import { setLogFunction } from 'firebase-admin/firestore';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type Caller, claimUsername } from '../../functions/src/complete-sign-up';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { services, userDocument } from '../support/records';

/*
 * Counts the Firestore requests of a sign-up, because each is a round trip and each document is
 * billed. Reads them from the SDK's log, which includes its internal requests.
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

/** The requests of `work` in order; `|` marks waiting for a response. */
async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
  const log: string[] = [];
  setLogFunction((line) => log.push(line));
  onTestFinished(() => setLogFunction(null));
  await work();
  setLogFunction(null);
  // Responses to earlier requests may be logged late; only responses to these requests count.
  const tags = new Set<string>();
  const steps = log.flatMap((line) => {
    const [, tag = ''] = /^Firestore \(\S+\) \S+ (\S+) \[/.exec(line) ?? [];
    const [, request] =
      /\[Firestore\.request(?:Stream)?\]: Sending request: (.*)$/s.exec(line) ?? [];
    if (request) {
      tags.add(tag);
      return requestSchema.parse(JSON.parse(request));
    }
    return tags.has(tag) && /Received (response|error|stream end)/.test(line) ? '|' : [];
  });
  return steps.filter((step, index) => step !== '|' || steps[index - 1] !== '|');
}

/** The outcome of a call or its error code. */
const call = (caller: Caller, data: unknown, isAllowed = () => true): Promise<string> =>
  claimUsername(services(), caller, data, isAllowed).then(
    ({ outcome }) => outcome,
    (error: unknown) => z.object({ code: z.string() }).parse(error).code,
  );

// The first request opens the connection.
beforeAll(async () => void (await userDocument('missing')));

const READS = ['get 1', 'query', '|'];
/** The reservations, and the documents of users without one. */
const SUGGESTIONS = ['query', 'query', '|'];
const COMMIT = ['commit create+create+delete', '|'];

test('each outcome of a sign-up costs as many round trips as it needs', async () => {
  const [jane, john] = [await createAccount(), await createAccount()];
  const wanted = { name: 'Jane', username: uniqueUsername() };
  const isRefused = () => false;
  const calls: [outcome: string, Parameters<typeof call>, requests: string[]][] = [
    ['claimed', [jane, wanted], [...READS, ...COMMIT]],
    ['repeated', [jane, wanted], READS],
    ['already-exists', [john, wanted], [...READS, ...SUGGESTIONS]],
    ['already-exists', [john, { ...wanted, username: 'admin' }], [...READS, ...SUGGESTIONS]],
    ['invalid-argument', [john, {}], []],
    ['resource-exhausted', [john, {}, isRefused], []],
  ];
  for (const [outcome, args, requests] of calls) {
    const make = async () => expect(await call(...args)).toBe(outcome);
    expect(await requestsOf(make), outcome).toEqual(requests);
  }
});
