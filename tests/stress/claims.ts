import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { callFunction } from '../support/callable';
import { startDeployedFunction } from '../support/deployed-function';
import { brokenInvariants } from '../support/invariants';
import { firestore } from '../support/records';

/** The number of users with concurrent claims, and how often to repeat them. */
const LOADS = [
  { users: 2, rounds: 25 },
  { users: 10, rounds: 10 },
  { users: 50, rounds: 4 },
] as const;

export type LoadResult = {
  readonly title: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** One sentence for each violation. */
  readonly violations: readonly string[];
};

/** Sends concurrent claims of the same and of different usernames to the deployed function. */
export async function* runLoads(): AsyncGenerator<LoadResult> {
  const deployed = await startDeployedFunction(COMPLETE_SIGN_UP);
  try {
    // The first claim opens the connections.
    await claim(deployed.url, (await createAccount()).idToken, uniqueUsername());
    for (const { users, rounds } of LOADS) {
      for (const isOneName of [true, false]) {
        yield await runLoad(deployed.url, { users, rounds, isOneName });
      }
    }
  } finally {
    await deployed.stop();
  }
}

async function runLoad(
  url: string,
  options: { readonly users: number; readonly rounds: number; readonly isOneName: boolean },
): Promise<LoadResult> {
  const { users, rounds, isOneName } = options;
  const claims: { status: string; ms: number }[] = [];
  const violations: string[] = [];
  let seconds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const accounts = await Promise.all(Array.from({ length: users }, () => createAccount()));
    const sharedUsername = uniqueUsername();
    const start = performance.now();
    const results = await Promise.all(
      accounts.map(({ idToken }) =>
        claim(url, idToken, isOneName ? sharedUsername : uniqueUsername()),
      ),
    );
    seconds += (performance.now() - start) / 1000;
    claims.push(...results);
    const successes = results.filter(({ status }) => status === 'OK').length;
    const expected = isOneName ? 1 : users;
    if (successes !== expected)
      violations.push(`${successes} of ${users} claims succeeded instead of ${expected}`);
    violations.push(
      ...(await brokenInvariants(firestore(), new Set(accounts.map(({ uid }) => uid)))),
    );
  }
  const times = claims.map(({ ms }) => ms).sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const statuses: Record<string, number> = {};
  for (const { status } of claims) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    title: `${users} concurrent claims, ${isOneName ? 'same username' : 'different usernames'}, ${rounds} times`,
    perSecond: claims.length / seconds,
    p50: quantile(0.5),
    p95: quantile(0.95),
    ...{ statuses, violations },
  };
}

async function claim(url: string, idToken: string, username: string) {
  const start = performance.now();
  const { status } = await callFunction(url, { data: { name: 'Jane', username }, idToken });
  return { status, ms: performance.now() - start };
}
