import { COMPLETE_SIGN_UP } from '../../src/shared/complete-sign-up';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { callFunction } from '../support/callable';
import { startDeployedFunction } from '../support/deployed-function';
import { brokenInvariants } from '../support/invariants';
import { firestore } from '../support/records';

/** How many people claim at the same moment, and how often that is repeated. */
const CROWDS = [
  { people: 2, rounds: 25 },
  { people: 10, rounds: 10 },
  { people: 50, rounds: 4 },
] as const;

export type Crowd = {
  readonly title: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** One sentence for each thing that may never be. */
  readonly wrong: readonly string[];
};

/** Lets crowds claim one name, and names of their own, from the function as it is deployed. */
export async function* claimInCrowds(): AsyncGenerator<Crowd> {
  const deployed = await startDeployedFunction(COMPLETE_SIGN_UP);
  try {
    // The first claim of a process opens its connections.
    await claim(deployed.url, (await createAccount()).idToken, uniqueUsername());
    for (const { people, rounds } of CROWDS) {
      for (const isOneName of [true, false]) {
        yield await crowd(deployed.url, { people, rounds, isOneName });
      }
    }
  } finally {
    await deployed.stop();
  }
}

async function crowd(
  url: string,
  options: { readonly people: number; readonly rounds: number; readonly isOneName: boolean },
): Promise<Crowd> {
  const { people, rounds, isOneName } = options;
  const answers: { status: string; ms: number }[] = [];
  const wrong: string[] = [];
  let seconds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const all = await Promise.all(Array.from({ length: people }, () => createAccount()));
    const one = uniqueUsername();
    const start = performance.now();
    const answered = await Promise.all(
      all.map(({ idToken }) => claim(url, idToken, isOneName ? one : uniqueUsername())),
    );
    seconds += (performance.now() - start) / 1000;
    answers.push(...answered);
    const won = answered.filter(({ status }) => status === 'OK').length;
    const due = isOneName ? 1 : people;
    if (won !== due) wrong.push(`${won} of ${people} got a name instead of ${due}`);
    wrong.push(...(await brokenInvariants(firestore(), new Set(all.map(({ uid }) => uid)))));
  }
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    title: `${people} people at once, ${isOneName ? 'one name' : 'names of their own'}, ${rounds} times`,
    perSecond: answers.length / seconds,
    p50: quantile(0.5),
    p95: quantile(0.95),
    ...{ statuses, wrong },
  };
}

async function claim(url: string, idToken: string, username: string) {
  const start = performance.now();
  const { status } = await callFunction(url, { data: { name: 'Jane', username }, idToken });
  return { status, ms: performance.now() - start };
}
