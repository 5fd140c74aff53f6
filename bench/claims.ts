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

export type Person = Pick<TestAccount, 'uid' | 'email'>;
type Claim<Someone> = (person: Someone, username: string) => Promise<boolean>;

/** Of a transaction around the query each holds up all others for seconds. */
const FEW = 20;
const AT_ONCE = 20;
const OPEN_PROJECT = 'demo-lively-bench';
const OPEN_RULES = `service cloud.firestore { match /databases/{db}/documents {
  match /{document=**} { allow read, write: if true; } } }`;

/** Everybody claims a name of their own, so many at once. */
async function measure<Someone>(people: readonly Someone[], claim: Claim<Someone>) {
  const waiting = [...people];
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const work = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const began = performance.now();
      const isDone = await claim(person, uniqueUsername()).catch(() => false);
      if (isDone) times.push(performance.now() - began);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = (performance.now() - start) / 1000;
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    failed,
  };
}

/** How many of those who ask for one name at the same moment are told that it is theirs. */
async function winners<Someone>(people: readonly Someone[], claim: Claim<Someone>) {
  const username = uniqueUsername();
  const told = await Promise.all(
    people.slice(0, FEW).map((person) => claim(person, username).catch(() => false)),
  );
  return told.filter(Boolean).length;
}

/** Claims through the deployed function, and the ways that people use instead. */
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
  const direct: Claim<Person> = async (person, username) => {
    const [holder] = await Promise.all([
      findHolder(firestore(), username),
      readOwnUsername(firestore(), person.uid),
    ]);
    const claim = await claimUsername(firestore(), person, { name: 'Jane', username }, holder);
    return claim.outcome === 'claimed';
  };
  const usual: Claim<Person> = (person, username) => queryThenSet(client, person, username);
  const transaction: Claim<Person> = (person, username) =>
    claimInTransaction(firestore(), person, username);
  try {
    // Connections and compiled code, which a claim after the first one finds there.
    await measure(await accounts(AT_ONCE), viaFunction);
    await measure(await accounts(AT_ONCE), direct);
    await measure(await accounts(AT_ONCE), usual);
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
