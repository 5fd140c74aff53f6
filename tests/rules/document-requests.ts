import fc from 'fast-check';
import { z } from 'zod';
import { toFirestoreFields } from '../../local-backend/storage/firestore-format';
import { newUserDocument, ownerFields, userDocumentSchema } from '../../src/shared/user-document';
import { Choices, dictionaryOf, each, FAR, fileNames, MALLORY } from './choices';
import { type Fields, MUTABLE, type RulesRequest } from './predicate';

const FIXED = Object.keys(userDocumentSchema.shape).filter((field) => !MUTABLE.includes(field));
const UNITS = ['x', 'x', '😊', '李', 'ß', '!', ' ', '\u200b', '\n', '/', '\r'];

const METHODS = ['get', 'list', 'create', 'delete', 'update', 'update'] as const;

/** Requests for documents around the borders of the rules. */
export function documentRequests(rules: string, seed: number, numRuns: number): RulesRequest[] {
  const dictionary = dictionaryOf(rules, seed);
  return fc.sample(fc.gen(), { numRuns: numRuns / 2, seed }).flatMap((g, turn) => {
    const choices = new Choices(g, dictionary);
    return [ownUpdate(choices, turn), anyRequest(choices)];
  });
}

/** An owner's update with one change, each in turn. */
function ownUpdate(choices: Choices, turn: number): RulesRequest {
  const uid = choices.uid();
  const before = { ...userDocument(uid), plan: 'gold' };
  const changes = changesOf(choices, uid);
  const after = changed(before, changes[turn % changes.length]);
  return { ...choices.owner(uid), method: 'update', path: `users/${uid}`, before, after };
}

function anyRequest(choices: Choices): RulesRequest {
  const uid = choices.uid();
  const who = choices.caller(uid);
  const caller = who.uid ?? MALLORY;
  const path = choices.chance(65) ? `users/${uid}` : otherPath(choices, uid, caller);
  const method = choices.one(METHODS);
  const stored = storedDocument(choices, uid, caller);
  const before = method === 'create' || choices.chance(10) ? undefined : stored;
  const changes = changesOf(choices, uid);
  const once = changed(stored, choices.one(changes));
  const after = choices.one([stored, once, changed(once, choices.one(changes))]);
  return { ...who, method, path, before, after, query: queryFor(choices, stored) };
}

const userDocument = (uid: string): Fields =>
  newUserDocument({ name: 'Jane', username: 'jane', UID: uid, email: `${uid}@example.com` });

/** A document with a change; undefined removes a field. */
const changed = (document: Fields, change: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries({ ...document, ...change }).filter(([, value]) => value !== undefined),
  );

function changesOf(choices: Choices, uid: string): Fields[] {
  const [text, word, far] = [choices.text(), choices.word(), choices.one(FAR)];
  const own = `profilePics/${uid}/`;
  const paths = [
    ...['default', ...choices.near('default'), `${own}a`, ...choices.near(`${own}a`)],
    ...[...fileNames(), choices.fileName(), text, `${word}/a`].map((name) => own + name),
    ...choices.near(uid).map((other) => `profilePics/${other}/a`),
    ...['profilepics', 'profilePic', '', word].map((folder) => `${folder}/${uid}/a`),
    ...[own, `/${own}a`, `${own}../x/a`, `https://example.com/${own}a`],
  ];
  const plans = ['free', 'plus', 'pro', 'premium', 'Jane', uid, text, undefined];
  return [
    ...each('profilePicPath', paths),
    ...bordersOf(choices, ownerFields),
    ...FIXED.flatMap((field) => each(field, plans)),
    ...Object.keys(choices.words(0)).map((field) => ({ [field]: far })),
  ];
}

/** Changes of one field each, to values around its limits and of other types. */
function bordersOf(choices: Choices, shape: z.core.$ZodShape): Fields[] {
  return Object.entries(shape).flatMap(([field, schema]) =>
    each(field, [...valuesAround(choices, schema), ...FAR, undefined]),
  );
}

function valuesAround(choices: Choices, schema: z.core.$ZodType): unknown[] {
  const { maxItems = 0, pattern } = z.toJSONSchema(schema);
  if (schema instanceof z.core.$ZodArray) {
    return lists(choices, maxItems, valuesAround(choices, schema._zod.def.element));
  }
  if (schema instanceof z.core.$ZodObject) return maps(choices, schema._zod.def.shape);
  const [, limit] = /,(\d+)\}/.exec(pattern ?? '') ?? [];
  return limit === undefined ? [] : texts(choices, Number(limit));
}

/** Texts of lengths around a limit, in code points. */
function texts(choices: Choices, limit: number): string[] {
  const isMixed = choices.chance(50);
  const around = UNITS.flatMap((unit) =>
    [limit - 1, limit, limit + 1].map((length) => (isMixed ? 'x' : unit).repeat(length - 1) + unit),
  );
  return [...around, '', choices.text()];
}

/** Lists of lengths around the limit, and with one text around its limit or a far value. */
function lists(choices: Choices, limit: number, values: readonly unknown[]): unknown[][] {
  const list = (length: number) => Array.from<unknown, unknown>({ length }, (_, at) => `a${at}`);
  const odd = [...values, ...FAR.filter((value) => !Array.isArray(value))];
  const length = choices.one([1, 2, 3, limit]);
  const at = choices.one([0, length - 1, length >> 1]);
  const lengths = [0, 1, limit - 1, limit, limit + 1];
  return [...lengths.map(list), ...odd.map((value) => list(length).with(at, value))];
}

/** Maps with one unusual value, or with an additional one. */
function maps(choices: Choices, shape: z.core.$ZodShape): Fields[] {
  const valid = Object.fromEntries(Object.keys(shape).map((key) => [key, 'x']));
  const far = choices.one(FAR);
  const changes = Object.keys(choices.words(0)).map((field) => ({ [field]: far }));
  return [...bordersOf(choices, shape), ...changes].map((change) => changed(valid, change));
}

/** A user's document; some lack fields, or have odd or additional ones. */
function storedDocument(choices: Choices, uid: string, friend: string): Fields {
  const text = choices.text();
  const plan = choices.one(['free', 'plus', 'premium', text]);
  const document = { ...userDocument(uid), plan, quickAddFriends: [friend, 'another'] };
  if (choices.chance(8)) return changed(document, choices.one(changesOf(choices, uid)));
  if (choices.chance(60)) return document;
  return { ...choices.words(choices.one([true, 'public', friend, [friend], text])), ...document };
}

function queryFor(choices: Choices, stored: Fields): object {
  const [fieldPath = '', value] = choices.one(Object.entries(toFirestoreFields(stored)));
  const where = { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } };
  return { limit: choices.one([1, 10, 1_000]), ...(choices.chance(70) && { where }) };
}

function otherPath(choices: Choices, uid: string, caller: string): string {
  const folder = choices.folder();
  const id = choices.one(['', '@']) + choices.one([uid, caller, choices.id()]);
  return choices.one([
    ...[`${folder}/${id}`, `${folder}/${id}`, `usernames/${id}`, `deletedAccounts/${id}`],
    ...[`users/${uid}/${folder}/${id}`, `users/${uid}/${folder}/${id}/${folder}/${id}`],
    ...[`${folder}/${id}/users/${uid}`, `Users/${uid}`, `user/${uid}`],
  ]);
}
