import { claimUsername, findHolder, readOwnUsername } from '../functions/src/claim-username';
import { COMPLETE_SIGN_UP } from '../src/shared/complete-sign-up';
import { createAccount, type TestAccount, uniqueUsername } from '../tests/support/auth-emulator';
import { callFunction } from '../tests/support/callable';
import { startDeployedFunction } from '../tests/support/deployed-function';
import { emulators } from '../tests/support/emulators';
import { FirestoreRest } from '../tests/support/firestore-rest';
import { firestore } from '../tests/support/records';
import { clientFirestore, queryThenSet } from './baseline/query-then-set';
import { claimInTransaction } from './baseline/transaction';
import { percentile } from './statistics';

export type User = Pick<TestAccount, 'uid' | 'email'>;
type Claim<Caller> = (user: Caller, username: string) => Promise<boolean>;

/** Few, because each transaction with a query blocks all others for seconds. */
const FEW = 20;
const CONCURRENCY = 20;
const OPEN_PROJECT = 'demo-lively-bench';
const OPEN_RULES = `service cloud.firestore { match /databases/{db}/documents {
  match /{document=**} { allow read, write: if true; } } }`;

/** Measures claims of different usernames, `CONCURRENCY` in parallel. Times are in milliseconds. */
async function measure<Caller>(users: readonly Caller[], claim: Claim<Caller>) {
  const waiting = [...users];
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const work = async () => {
    for (let user = waiting.shift(); user; user = waiting.shift()) {
      const began = performance.now();
      const isDone = await claim(user, uniqueUsername()).catch(() => false);
      if (isDone) times.push(performance.now() - began);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const seconds = (performance.now() - start) / 1000;
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    failed,
  };
}

/** The number of successful claims when many users claim one username in parallel. */
async function winners<Caller>(users: readonly Caller[], claim: Claim<Caller>) {
  const username = uniqueUsername();
  const results = await Promise.all(
    users.slice(0, FEW).map((user) => claim(user, username).catch(() => false)),
  );
  return results.filter(Boolean).length;
}

/** Measures claims through the deployed function, directly, and with the common alternatives. */
export async function benchClaims(count: number) {
  const accounts = (most: number) =>
    Promise.all(Array.from({ length: most }, () => createAccount()));
  const rest = new FirestoreRest(OPEN_PROJECT);
  await rest.loadRules(OPEN_RULES);
  const client = clientFirestore(OPEN_PROJECT, emulators().firestore);
  const deployed = await startDeployedFunction(COMPLETE_SIGN_UP);
  const viaFunction: Claim<TestAccount> = async ({ idToken }, username) => {
    const answer = await callFunction(deployed.url, { data: { name: 'Jane', username }, idToken });
    return answer.status === 'OK';
  };
  const direct: Claim<User> = async (user, username) => {
    const [holder] = await Promise.all([
      findHolder(firestore(), username),
      readOwnUsername(firestore(), user.uid),
    ]);
    const claim = await claimUsername(firestore(), user, { name: 'Jane', username }, holder);
    return claim.outcome === 'claimed';
  };
  const usual: Claim<User> = (user, username) => queryThenSet(client, user, username);
  const transaction: Claim<User> = (user, username) =>
    claimInTransaction(firestore(), user, username);
  try {
    // Warm-up: opens connections and compiles code.
    await measure(await accounts(CONCURRENCY), viaFunction);
    await measure(await accounts(CONCURRENCY), direct);
    await measure(await accounts(CONCURRENCY), usual);
    return {
      function: await measure(await accounts(count), viaFunction),
      direct: await measure(await accounts(count), direct),
      usual: await measure(await accounts(count), usual),
      transaction: await measure(await accounts(FEW), transaction),
      winners: {
        function: await winners(await accounts(FEW), viaFunction),
        usual: await winners(await accounts(FEW), usual),
      },
    };
  } finally {
    await deployed.stop();
    await rest.clear();
  }
}
