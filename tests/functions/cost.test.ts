import { spawnSync } from 'node:child_process';
import { setLogFunction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Member } from '../../functions/src/claim-username';
import { createLimiter, repeatOrClaim } from '../../functions/src/repeat-or-claim';
import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
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

const member = async (): Promise<Member> => {
  const { uid, email } = await createAccount();
  return { uid, email };
};

/** The outcome of a call or its error code. */
const call = (user: Member, data: unknown, limiter = createLimiter()): Promise<string> =>
  repeatOrClaim(services(), user, data, limiter).then(
    ({ outcome }) => outcome,
    (error: unknown) => z.object({ code: z.string() }).parse(error).code,
  );
const claim = (user: Member, username: string, limiter = createLimiter()) =>
  call(user, { name: 'Jane', username }, limiter);

// The first request opens the connection.
beforeAll(async () => void (await userDocument('missing')));
afterAll(() => setLogFunction(null));

const READS = ['get 1', 'query', '|'];
/** The reservations, and the documents of users without one. */
const SUGGESTIONS = ['query', 'query', '|'];
const COMMIT = ['commit create+create+delete', '|'];

describe('a sign-up costs', () => {
  test('two round trips: a document and a query in parallel, then a commit', async () => {
    const jane = await member();
    const requests = await requestsOf(() => claim(jane, uniqueUsername()));
    expect(requests).toEqual([...READS, ...COMMIT]);
  });

  test('one round trip and no write for a repeat', async () => {
    const jane = await member();
    const username = uniqueUsername();
    await claim(jane, username);
    expect(await requestsOf(() => claim(jane, username))).toEqual(READS);
  });

  test('two round trips and no write for a taken or reserved username', async () => {
    const [jane, john] = [await member(), await member()];
    const username = uniqueUsername();
    await claim(jane, username);
    for (const taken of [username, 'admin']) {
      expect(await requestsOf(() => claim(john, taken))).toEqual([...READS, ...SUGGESTIONS]);
    }
  });

  test('nothing for an invalid payload and for a call above the limit', async () => {
    const jane = await member();
    const limiter = createLimiter(1);
    for (const outcome of ['invalid-argument', 'resource-exhausted']) {
      const invalid = async () => expect(await call(jane, {}, limiter)).toBe(outcome);
      expect(await requestsOf(invalid)).toEqual([]);
    }
  });
});

describe('a new process', () => {
  const BUNDLE = `await import(process.cwd() + '/functions/lib/index.js');`;
  const load = (flags: readonly string[], script: string, env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', script], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  const packageFiles = (target: string) =>
    Number(
      load(
        [],
        `import { createRequire } from 'node:module';
        ${BUNDLE}
        console.log(Object.keys(createRequire(import.meta.url).cache).length);`,
        // Deployed, a process writes nothing but its own lines to stdout.
        { FUNCTION_TARGET: target, FUNCTIONS_EMULATOR: 'true' },
      ).stdout,
    );

  test.each([COMPLETE_SIGN_UP, 'onUserDeleted'])('loads the bundle alone for %s', (target) => {
    expect(packageFiles(target)).toBe(0);
  });

  test('has a source map that leads from the bundle to the source', () => {
    const { stderr } = load(['--enable-source-maps'], BUNDLE, { ENFORCE_APP_CHECK: 'invalid' });
    expect(stderr).toMatch(/functions\/src\/env\.ts:\d+/);
  });
});
