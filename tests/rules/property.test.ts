import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { documentPath } from '../../local-backend/storage/firestore-format';
import { loadRules } from '../../local-backend/storage/firestore-rules';
import { translateRules } from '../../local-backend/storage/translate-rules';
import { emulators } from '../support/emulators';
import { isFullRun } from '../support/full-run';
import { dictionaryOf, MALLORY } from './choices';
import { documentRequests } from './document-requests';
import { commandsFor, type Evaluation, evaluate, seed } from './engine';
import { objectRequests } from './object-requests';
import { allowsDocument, allowsObject, type RulesRequest } from './predicate';

/** `npm run test:all` tries other requests in each run; TEST_SEED repeats one. */
const seedOfRun = z.coerce
  .number()
  .int()
  .default(isFullRun ? Date.now() % 2 ** 31 : 1)
  .parse(process.env.TEST_SEED);
const numRuns = 4_000;
/** Requests in parallel. */
const BATCH = 20;
const timeout = 60_000 + numRuns * 20;

const FIRESTORE_RULES = readFileSync('firestore.rules', 'utf8');
const STORAGE_RULES = readFileSync('storage.rules', 'utf8');
const newProject = () => `demo-rules-${randomUUID().slice(0, 8)}`;

test.concurrent('the Firestore rules decide like the predicate', { timeout }, async () => {
  const projectId = newProject();
  await loadRules(emulators().firestore, projectId, FIRESTORE_RULES);
  const { words } = dictionaryOf(FIRESTORE_RULES, seedOfRun);
  // For rules that look up a document of the caller.
  const everything = Object.fromEntries(words.map((word) => [word, true]));
  const paths = ['users', ...words].map((word) => `${word}/${MALLORY}`);
  await seed(projectId, Object.fromEntries(paths.map((path) => [path, everything])));
  const requests = documentRequests(FIRESTORE_RULES, seedOfRun, numRuns);
  await expectAgreement(requests, allowsDocument, projectId);
});

test.concurrent('the Storage rules decide like the predicate', { timeout }, async () => {
  const projectId = newProject();
  await loadRules(emulators().firestore, projectId, translateRules(STORAGE_RULES));
  const requests = objectRequests(STORAGE_RULES, seedOfRun, numRuns);
  await expectAgreement(requests, allowsObject, projectId, 'b/bucket/o/');
});

// The emulator's clock cannot be set, so no request would find a date after which all is open.
test.each([FIRESTORE_RULES, STORAGE_RULES])('no rule depends on the time', (rules) => {
  expect(rules).not.toMatch(/\b(time|timestamp|duration)\b/);
});

/** Fails with the shortest request that the engine and the predicate decide differently. */
async function expectAgreement(
  requests: readonly RulesRequest[],
  predicate: (request: RulesRequest) => boolean,
  projectId: string,
  prefix = '',
): Promise<void> {
  const evaluations = new Map<string, Evaluation>();
  for (const request of requests) {
    const document = documentPath(prefix + request.path);
    if (document) evaluations.set(document, { request, document });
  }
  const all = [...evaluations.values()];
  const different: Evaluation[] = [];
  let allowed = 0;
  for (let at = 0; at < all.length; at += BATCH) {
    const batch = all.slice(at, at + BATCH);
    const decisions = await evaluate(projectId, batch);
    allowed += decisions.filter(Boolean).length;
    different.push(...batch.filter(({ request }, i) => decisions[i] !== predicate(request)));
  }
  const [shortest] = different
    .map((one) => commandsFor(projectId, one))
    .sort((a, b) => a.length - b.length);
  const summary = `${different.length} of ${all.length} decisions differ (TEST_SEED=${seedOfRun})`;
  expect(shortest && `${summary}, such as\n${shortest}`).toBeUndefined();
  expect(allowed).toBeGreaterThan(all.length / 20);
}
