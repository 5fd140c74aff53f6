import fc from 'fast-check';
import { Choices, dictionaryOf, each, fileNames, MALLORY } from './choices';
import type { Fields, RulesRequest } from './predicate';

const RASTER = ['png', 'jpeg', 'webp', 'gif', 'heic'].map((kind) => `image/${kind}`);
const TYPES = [
  ...'svg svg+xml avif bmp tiff tif heif heics jpg pjpeg apng x-icon vnd.microsoft.icon jxl jp2 x-png * png2 xpng p pn pngg png;charset=utf-8 png;text/html png,text/html png/gif'
    .split(' ')
    .map((kind) => `image/${kind}`),
  ...'image image/ images/png ximage/png png text/plain text/html text/css text/javascript text/xml text/png application/octet-stream application/pdf application/json application/javascript application/xml application/xhtml+xml application/zip application/x-msdownload video/mp4 video/webm video/png audio/mpeg font/woff2 multipart/form-data'.split(
    ' ',
  ),
];
const ENCODINGS = 'identity gzip br deflate compress zstd utf-8 identity,gzip'.split(' ');
const LANGUAGES = 'en de en-US fr es *'.split(' ');
const CACHING = [
  ...'public private no-cache no-store no-transform immutable max-age=0'.split(' '),
  ...['public, max-age=3600', 'private, max-age=0', 'public, max-age=31536000, immutable'],
];
const MIB = 2 ** 20;
const SIZES = [0, 1, MIB, 5e6, 5 * MIB - 1, 5 * MIB, 5 * MIB + 1, 6 * MIB, 10 * MIB];
const METHODS = ['get', 'delete', 'create', 'update'] as const;

/** Requests for Storage objects around the borders of the rules. */
export function objectRequests(rules: string, seed: number, numRuns: number): RulesRequest[] {
  const dictionary = dictionaryOf(rules, seed);
  return fc.sample(fc.gen(), { numRuns: numRuns / 2, seed }).flatMap((g, turn) => {
    const choices = new Choices(g, dictionary);
    return [ownWrite(choices, turn), anyRequest(choices)];
  });
}

/** An owner's upload or update with one unusual field or name, each in turn. */
function ownWrite(choices: Choices, turn: number): RulesRequest {
  const uid = choices.uid();
  const valid = choices.fileName();
  const before = storedObject(choices, uid);
  const changes = changesOf(choices, valid, before);
  const names = [...fileNames(), choices.text().split('/').at(-1) ?? '', choices.word()];
  const at = turn % (changes.length + names.length);
  const path = `profilePics/${uid}/${names[at - changes.length] ?? valid}`;
  const after = { ...before, metadata: {}, name: path, ...changes[at] };
  const method = choices.one(['create', 'update']);
  return { ...choices.owner(uid), method, path, before, after };
}

function anyRequest(choices: Choices): RulesRequest {
  const uid = choices.uid();
  const who = choices.caller(uid);
  const file = choices.fileName();
  const path = choices.chance(65) ? `profilePics/${uid}/${file}` : otherPath(choices, uid, file);
  const method = choices.one(METHODS);
  const usual = storedObject(choices, who.uid ?? MALLORY);
  const changes = changesOf(choices, file, usual);
  const once = { ...usual, metadata: {}, ...choices.one(changes) };
  const stored = choices.one([usual, usual, once]);
  const before = method !== 'update' && choices.chance(40) ? undefined : stored;
  const after = choices.one([stored, once, { ...once, ...choices.one(changes) }]);
  return { ...who, method, path, before, after };
}

function storedObject(choices: Choices, caller: string): Fields {
  const words = choices.words(choices.one([caller, 'true', 'public', choices.text()]));
  return {
    ...{ bucket: 'bucket', size: 8, contentType: 'image/png' },
    ...{ contentDisposition: null, contentEncoding: null },
    metadata: choices.one<Fields | null>([null, {}, { from: 'phone' }, words, words]),
  };
}

/** Changes of one field each. */
function changesOf(choices: Choices, file: string, { metadata }: Fields): Fields[] {
  const [text, word] = [choices.text(), choices.word()];
  const keys = Object.keys(Object(metadata ?? {}));
  const custom = Object.fromEntries(keys.map((key) => [key, 'x']));
  const normal = `inline; filename*=utf-8''${file}`;
  const types = [...RASTER, ...TYPES, text, `image/${text}`, `image/${word}`];
  const unset = [null, '', text];
  return [
    ...each('contentType', [...types, ...choices.near(choices.one(RASTER)), null]),
    ...each('size', SIZES),
    ...each('contentDisposition', [
      ...[...unset, ...choices.near('inline'), ...choices.near(normal), 'attachment', file],
      ...['inline', normal, `inline; filename="${file}"`, "inline; filename*=utf-8''other.png"],
      ...[`attachment; filename="${file}"`, `attachment; filename*=utf-8''${file}`, 'form-data'],
    ]),
    ...each('contentEncoding', [...unset, ...ENCODINGS, ...choices.near('identity')]),
    ...each('contentLanguage', [...unset, ...LANGUAGES]),
    ...each('cacheControl', [...unset, ...CACHING]),
    ...each('metadata', [
      ...[null, {}, metadata ?? null, custom, { ...custom, note: 'x' }, { from: 'phone' }],
      ...[{ from: 'x' }, { [word]: text }],
    ]),
  ];
}

function otherPath(choices: Choices, uid: string, file: string): string {
  const folder = choices.folder();
  return choices.one([
    ...[`profilePics/${uid}/${folder}/${file}`, `profilePics/${uid}/${folder}/${folder}/${file}`],
    ...[`profilePics/${uid}`, `profilePics/${uid}.png`, `profilePics/${folder}/${uid}/${file}`],
    ...[`profilepics/${uid}/${file}`, `ProfilePics/${uid}/${file}`, `profilePic/${uid}/${file}`],
    ...[`${folder}/${uid}/${file}`, `${folder}/${uid}`, `${uid}/${file}`, `${uid}.png`],
    ...[`${folder}/profilePics/${uid}/${file}`, `profilePics/${folder}/${uid}`],
  ]);
}
