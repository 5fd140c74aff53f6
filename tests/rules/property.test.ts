import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { documentPath } from '../../local-backend/storage/document-path';
import { FirestoreRulesClient } from '../../local-backend/storage/firestore-rules-client';
import { Rulesets } from '../../local-backend/storage/rulesets';
import { tokenize } from '../../local-backend/storage/tokens';
import { newUserDocument, userDocumentSchema } from '../../src/shared/user-document';
import { emulators } from '../support/emulators';
import { isFullRun } from '../support/full-run';
import { commandsFor, type Evaluation, evaluate, seed } from './engine';
import { allowsDocument, allowsObject, hasValidFields, type RulesRequest } from './predicate';
import { dictionaryOf, MALLORY, RequestMaker, updatesOfPath, uploadsOfName } from './requests';

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
const client = () => new FirestoreRulesClient(emulators().firestore);
const newProject = () => `demo-rules-${randomUUID().slice(0, 8)}`;

test.concurrent('the Firestore rules decide like the predicate', { timeout }, async () => {
  const projectId = newProject();
  const { errors } = await client().load(projectId, 'firestore.rules', FIRESTORE_RULES);
  expect(errors).toEqual([]);
  const dictionary = dictionaryOf(FIRESTORE_RULES, seedOfRun);
  // For rules that look up a document of the caller.
  const everything = Object.fromEntries(dictionary.words.map((word) => [word, true]));
  const paths = ['users', ...dictionary.words].map((word) => `${word}/${MALLORY}`);
  await seed(projectId, Object.fromEntries(paths.map((path) => [path, everything])));
  const requests = fc
    .sample(fc.gen(), { numRuns, seed: seedOfRun })
    .map((g) => new RequestMaker(g, dictionary).document());
  await expectAgreement([...requests, ...updatesOfPath()], allowsDocument, '', () => projectId);
});

test.concurrent('the Storage rules decide like the predicate', { timeout }, async () => {
  const rules = { name: 'storage.rules', content: STORAGE_RULES };
  const { ruleset, errors } = await new Rulesets(client(), newProject()).load(rules);
  expect(errors).toEqual([]);
  const dictionary = dictionaryOf(STORAGE_RULES, seedOfRun);
  const requests = fc
    .sample(fc.gen(), { numRuns, seed: seedOfRun })
    .map((g) => new RequestMaker(g, dictionary).object());
  const all = [...requests, ...uploadsOfName()];
  await expectAgreement(all, allowsObject, 'b/bucket/o/', ({ method, before }) =>
    method === 'create' && before ? ruleset?.exchanged : ruleset?.plain,
  );
});

test('the shared schema accepts the same fields as the predicate', () => {
  const dictionary = dictionaryOf(FIRESTORE_RULES, seedOfRun);
  const user = newUserDocument({ name: 'Jane', username: 'jane', UID: '', email: 'j@example.com' });
  let accepted = 0;
  for (const g of fc.sample(fc.gen(), { numRuns, seed: seedOfRun })) {
    const { path, after } = new RequestMaker(g, dictionary).document();
    const [, uid = ''] = path.split('/');
    const { profilePicPath, spaces, status, quickAddFriends } = { ...after };
    const fields = { profilePicPath, spaces, status, quickAddFriends };
    const { success } = userDocumentSchema.safeParse({ ...user, UID: uid, ...fields });
    expect(success, JSON.stringify(fields)).toBe(hasValidFields(uid, fields));
    if (success) accepted += 1;
  }
  expect(accepted).toBeGreaterThan(numRuns / 20);
});

// The emulator's clock cannot be set, so no request would find a date after which all is open.
test.each([FIRESTORE_RULES, STORAGE_RULES])('no rule depends on the time', (rules) => {
  const words = tokenize(rules).filter(({ kind }) => kind === 'word');
  expect(words.map(({ text }) => text)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(time|timestamp|duration)$/)]),
  );
});

/** Fails with the shortest request that the engine and the predicate decide differently. */
async function expectAgreement(
  requests: readonly RulesRequest[],
  predicate: (request: RulesRequest) => boolean,
  prefix: string,
  projectOf: (request: RulesRequest) => string | undefined,
): Promise<void> {
  const evaluations = new Map<string, Evaluation>();
  for (const request of requests) {
    const [document, projectId] = [documentPath(prefix + request.path), projectOf(request)];
    if (document && projectId) evaluations.set(document, { request, projectId, document });
  }
  const all = [...evaluations.values()];
  const different: Evaluation[] = [];
  let allowed = 0;
  for (let at = 0; at < all.length; at += BATCH) {
    const batch = all.slice(at, at + BATCH);
    const decisions = await evaluate(batch);
    allowed += decisions.filter(Boolean).length;
    different.push(...batch.filter(({ request }, i) => decisions[i] !== predicate(request)));
  }
  const [shortest] = different.map(commandsFor).sort((a, b) => a.length - b.length);
  const summary = `${different.length} of ${all.length} decisions differ (TEST_SEED=${seedOfRun})`;
  expect(shortest && `${summary}, such as\n${shortest}`).toBeUndefined();
  expect(allowed).toBeGreaterThan(all.length / 20);
}
