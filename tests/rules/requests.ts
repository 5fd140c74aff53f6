import fc from 'fast-check';
import { toFirestoreFields } from '../../local-backend/storage/firestore-value';
import { tokenize } from '../../local-backend/storage/tokens';
import { newUserDocument } from '../../src/shared/user-document';
import type { Fields, RulesRequest } from './predicate';

/** Names that somebody could give to a field, a claim, a role or a collection. */
const WORDS =
  'admin admins isAdmin administrator staff isStaff moderator support role roles owner editor member members superuser root internal employee team groups permissions scopes beta tester premium plus pro paid plan tier vip verified public private shared sharedWith visible visibility profile profiles settings config events journal posts notes messages friends feed uploads pictures avatars images temp test assets default theme bio birthday phone note'.split(
    ' ',
  );
/** A stranger with documents and every word as a role. */
export const MALLORY = 'mallory';
const MUTABLE = ['profilePicPath', 'spaces', 'status', 'quickAddFriends'];
const FIXED = ['name', 'username', 'UID', 'email', 'plan'];
const LENGTHS = [0, 1, 2, 15, 16, 17, 59, 60, 61, 99, 100, 101, 127, 128, 129, 199, 200, 201];
const SIGNS = [...'!"#$%&\'()*+,:;<=>?@[\\]^`{|}~ .-_éß李😊ａ٣\n\u200b'];
const FAR: readonly unknown[] = [null, true, 0, 7, '', 'x', [], ['A'], [1], {}, new Date(0)];
const RASTER = ['png', 'jpeg', 'webp', 'gif', 'heic'].map((kind) => `image/${kind}`);
const TYPES = [
  ...'svg svg+xml avif bmp tiff tif heif heics jpg pjpeg apng x-icon vnd.microsoft.icon jxl jp2 x-png * png2 xpng PNG Jpeg p pn pngg png;charset=utf-8 png;text/html png,text/html png/gif'
    .split(' ')
    .map((kind) => `image/${kind}`),
  ...'image image/ images/png ximage/png IMAGE/PNG png text/plain text/html text/css text/javascript text/xml text/png application/octet-stream application/pdf application/json application/javascript application/xml application/xhtml+xml application/zip application/x-msdownload video/mp4 video/webm video/png audio/mpeg font/woff2 multipart/form-data'.split(
    ' ',
  ),
  ...['', ' image/png', 'image/png ', 'image/png\n', 'image/png; charset=utf-8', null],
];
const MIB = 2 ** 20;
const SIZES = [0, 1, MIB, 5e6, 5 * MIB - 1, 5 * MIB, 5 * MIB + 1, 6 * MIB, 10 * MIB];
const RANDOM = fc.noBias(fc.stringMatching(/^[a-z][a-z0-9]{7}[A-Z][A-Z0-9]{7}$/));
const FILE_NAME = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,9}$/);

/** What the rules mention, so that requests try whatever a change of the rules names. */
export type Dictionary = {
  readonly words: readonly string[];
  readonly texts: readonly string[];
  /** Of paths. */
  readonly folders: readonly string[];
};

/** The words of rules, and their strings with texts that match these as patterns. */
export function dictionaryOf(rules: string, seed: number): Dictionary {
  const tokens = tokenize(rules);
  const strings = tokens
    .filter(({ kind, text }) => kind === 'string' && text.length > 2)
    .map(({ text }) => text.slice(1, -1).replace(/\\(.)/g, (_, c) => (c === 'n' ? '\n' : c)));
  const words = [
    ...tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text),
    ...strings.flatMap((text) => text.match(/\w+/g) ?? []),
  ];
  const matching = strings.flatMap((text) => {
    try {
      const pattern = new RegExp(`^(?:${text.replace(/^\(\?\w+\)/, '')})$`);
      return fc.sample(fc.stringMatching(pattern, { size: '+1' }), { seed, numRuns: 20 });
    } catch {
      return []; // Not a pattern, or one of another syntax.
    }
  });
  return {
    words: [...new Set([...WORDS, ...words])].filter((word) => /^[a-z]\w*$/i.test(word)),
    folders: [...rules.matchAll(/match (\S+)/g)].flatMap(
      ([, path = '']) => path.match(/\w+(?=\/)/g) ?? [],
    ),
    texts: [...strings.flatMap((text) => Array<string>(20).fill(text)), ...matching],
  };
}

/** File names with one unusual sign each, which random names would rarely try. */
const NAMES = SIGNS.map((sign) => `a${sign}b`);

/** Updates of the own document, each with one of these names in the picture's path. */
export const updatesOfPath = (): RulesRequest[] =>
  NAMES.map((name, at) => {
    const uid = `owner${at}`;
    const before = newUserDocument({ name: 'J', username: 'jane', UID: uid, email: 'j@x.example' });
    const after = { ...before, profilePicPath: `profilePics/${uid}/${name}` };
    return { method: 'update', path: `users/${uid}`, uid, claims: {}, before, after };
  });

/** Uploads into the own folder, each with one of these names. */
export const uploadsOfName = (): RulesRequest[] =>
  NAMES.map((name, at) => {
    const [uid, unset] = [`owner${at}`, { contentDisposition: null, contentEncoding: null }];
    const after = { size: 8, contentType: 'image/png', ...unset, metadata: {} };
    return { method: 'create', path: `profilePics/${uid}/${name}`, uid, claims: {}, after };
  });

/** Makes requests around the borders of the rules. */
export class RequestMaker {
  readonly #g: fc.GeneratorValue;
  readonly #words: readonly string[];
  readonly #texts: readonly string[];
  readonly #folders: readonly string[];

  constructor(g: fc.GeneratorValue, { words, texts, folders }: Dictionary) {
    this.#g = g;
    this.#words = words;
    this.#texts = texts;
    this.#folders = folders;
  }

  document(): RulesRequest {
    const uid = this.#newUid();
    const who = this.#caller(uid);
    const path = this.#chance(85) ? `users/${uid}` : this.#otherDocument(uid, who.uid ?? uid);
    const stored = this.#stored(uid, who.uid ?? MALLORY);
    const once = this.#chance(95) ? this.#changed(stored, uid) : stored;
    const after = this.#chance(60) ? once : this.#changed(once, uid);
    const method = this.#one([
      'get',
      'delete',
      'create',
      'list',
      'update',
      'update',
      'update',
      'update',
    ]);
    switch (method) {
      case 'get':
      case 'delete':
        return { ...who, method, path, before: this.#chance(80) ? stored : undefined };
      case 'create':
        return { ...who, method, path, after: this.#chance(50) ? stored : after };
      case 'list':
        return { ...who, method, path, before: stored, query: this.#query(stored) };
      default:
        return { ...who, method, path, before: stored, after };
    }
  }

  object(): RulesRequest {
    const uid = this.#newUid();
    const who = this.#caller(uid);
    const file = this.#fileName();
    const path = this.#chance(85) ? `profilePics/${uid}/${file}` : this.#otherObject(uid, file);
    const usual = { name: path, bucket: 'bucket', size: 8, contentType: 'image/png' };
    const unset = { contentDisposition: null, contentEncoding: null, metadata: {} };
    const fresh = { ...usual, ...unset };
    const old = { ...fresh, metadata: this.#custom(who.uid ?? MALLORY) };
    const stored = this.#chance(60) ? old : this.#labelled(old, file);
    const method = this.#one(['get', 'delete', 'create', 'create', 'create', 'update', 'update']);
    const before = method === 'update' || this.#chance(60) ? stored : undefined;
    if (method === 'get' || method === 'delete') return { ...who, method, path, before };
    const base = before && this.#chance(50) ? before : fresh;
    const once = this.#chance(90) ? this.#labelled(base, file, before) : base;
    const after = this.#chance(60) ? once : this.#labelled(once, file, before);
    return { ...who, method, path, before, after };
  }

  #one<const T>(values: readonly T[]): T {
    for (const value of values.slice(this.#g(fc.nat, values.length - 1))) return value;
    throw new Error('There is nothing to choose from.');
  }

  #chance(percent: number): boolean {
    return this.#g(fc.nat, 99) < percent;
  }

  #newUid(): string {
    const id = this.#g(() => RANDOM);
    return this.#one([id, id, id, id, id, `Jane.${id}@x.y`, `.*|${id}`, `${id}_-+$`]);
  }

  /** A uid that a careless comparison takes for the other. */
  #nearUid(uid: string): string {
    const at = this.#g(fc.integer, { min: 1, max: uid.length - 1 });
    const [start, end] = [uid.slice(0, at), uid.slice(at)];
    const near = this.#one([
      ...[start, end, `${start}x`, `x${end}`, `${start}x${end.slice(1)}`, `${uid}x`, `x${uid}`],
      ...[uid.toLowerCase(), uid.toUpperCase(), [...uid].reverse().join(''), `${uid} `, uid + uid],
      ...['.*', `${start}.*`, `.*${end}`, `${uid}|x`, '[^/]+', this.#one(this.#words)],
      this.#one(this.#texts),
    ]);
    return near === uid || near.includes('/') ? MALLORY : near;
  }

  /** The owner, or somebody else, mostly with all claims. */
  #caller(uid: string): Pick<RulesRequest, 'uid' | 'claims'> {
    if (this.#chance(55)) return { uid, claims: this.#chance(50) ? this.#claims(uid) : {} };
    if (this.#chance(15)) return { uid: undefined, claims: {} };
    const other = this.#chance(40) ? MALLORY : this.#nearUid(uid);
    return { uid: other, claims: this.#chance(85) ? this.#claims(uid) : {} };
  }

  #claims(uid: string): Fields {
    const now = Math.floor(Date.now() / 1_000);
    const time = now + this.#one([0, -60, -86_400, -3e8, 3e8]);
    const text = this.#one(this.#texts);
    const value = this.#one([true, true, true, 'admin', 'staff', 'true', 1, 100, uid, text, text]);
    const words = this.#words.filter((word) => !/^(iss|aud|sub|user_id|exp)$/.test(word));
    // The emulator limits the size of headers.
    const isShort = JSON.stringify(value).length < 12;
    const every = Object.fromEntries(
      words.filter((_, at) => isShort || at % 20 === 0).map((word) => [word, value]),
    );
    const some = words.filter((_, at) => at % 2 === 0);
    const group = this.#one<unknown>([some, Object.fromEntries(some.map((word) => [word, true]))]);
    const provider = this.#one(['password', 'anonymous', 'google.com', 'phone', 'custom', text]);
    return {
      ...(this.#chance(75) ? every : { [this.#one(words)]: group }),
      auth_time: time,
      iat: time,
      email: this.#one([`${uid}@example.com`, 'm@example.com', text]),
      email_verified: this.#chance(50),
      phone_number: '+15555550100',
      firebase: { sign_in_provider: provider, identities: { [provider]: ['1'] } },
    };
  }

  #near(limit: number): number {
    return this.#chance(70) ? limit + this.#one([-1, 0, 0, 1, 1]) : this.#one(LENGTHS);
  }

  #text(limit: number): string {
    if (this.#chance(8)) return '';
    if (this.#chance(8)) return this.#one(this.#texts);
    const unit = this.#one(['x', 'x', 'x', '😊', '李', 'ß', '!', ' ', '\u200b', '\n', '/', '\r']);
    const length = this.#near(limit);
    const fill = this.#chance(50) ? unit : 'x';
    return length === 0 ? '' : fill.repeat(length - 1) + unit;
  }

  #list(limit: number): unknown {
    const length = this.#chance(60) ? this.#one([1, 2, 3]) : this.#near(100);
    const list: unknown[] = Array.from({ length }, (_, at) => `a${at}`);
    if (length === 0 || this.#chance(15)) return list;
    const odd = this.#one(FAR.filter((value) => !Array.isArray(value)));
    list[this.#one([0, length - 1, length >> 1])] = this.#chance(80) ? this.#text(limit) : odd;
    return list;
  }

  #fileName(): string {
    if (this.#chance(30)) return this.#g(() => FILE_NAME);
    if (this.#chance(20)) return 'x'.repeat(this.#near(200));
    // Of a pattern in the rules: with every sign that it allows.
    if (this.#chance(40)) return this.#one(this.#texts).split('/').at(-1) ?? '';
    const sign = this.#one(SIGNS);
    return this.#one([
      ...[sign, `${sign}a`, `a${sign}`, `a${sign}b`, `a${sign}b`, `a${sign}b`, `a${sign}b.png`],
      ...['..', '%2e%2e', 'a%2Fb', this.#one(this.#words)],
    ]);
  }

  #picturePath(uid: string): string {
    const own = `profilePics/${uid}/${this.#fileName()}`;
    if (this.#chance(40)) return own;
    if (this.#chance(25)) return `profilePics/${this.#nearUid(uid)}/${this.#fileName()}`;
    const word = this.#one(this.#words);
    return this.#one([
      ...['default', 'default', 'Default', 'DEFAULT', 'defaults', 'xdefault', 'default\n', 'none'],
      ...[`profilePics/${this.#nearUid(uid)}/a`, `profilePics/${this.#nearUid(uid)}/a`],
      ...[`profilePics/${uid}/${word}/a`, `profilepics/${uid}/a`, `profilePic/${uid}/a`],
      ...[`${word}/${uid}/a`, `profilePics/${uid}/`, `profilePics/${uid}`, `profilePics/a`, uid],
      ...[`/${own}`, `x/${own}`, `x${own}`, `https://example.com/${own}`, `${own}/a`, `${own}\n`],
      ...[`a/${uid}/profilePics/a`, `profilePics//${uid}/a`, `profilePics/${uid}/../x/a`],
      this.#one(this.#texts),
    ]);
  }

  #status(): unknown {
    const valid = { emoji: '😊', text: 'fine' };
    const odd = this.#one(FAR);
    const emoji = { ...valid, emoji: this.#text(16) };
    const text = { ...valid, text: this.#text(100) };
    if (this.#chance(60)) return this.#one([emoji, text]);
    return this.#one<unknown>([
      ...[
        { ...emoji, note: odd },
        { ...valid, emoji: odd },
      ],
      ...[{ ...valid, text: odd }, { emoji: 'x' }, { text: 'x' }, { emoji: 'x', note: 'x' }],
      ...[
        { ...valid, [this.#one(this.#words)]: odd },
        { ...valid, [this.#one(FIXED)]: 'x' },
      ],
    ]);
  }

  #value(field: string, uid: string): unknown {
    if (this.#chance(12)) return this.#one(FAR);
    switch (field) {
      case 'profilePicPath':
        return this.#picturePath(uid);
      case 'spaces':
        return this.#list(60);
      case 'quickAddFriends':
        return this.#chance(10) ? [] : this.#list(128);
      case 'status':
        return this.#status();
      default:
        return this.#one(['free', 'plus', 'pro', 'premium', 'Jane', uid, this.#one(this.#texts)]);
    }
  }

  #changed(document: Fields, uid: string): Fields {
    const mutable = this.#one(MUTABLE);
    const word = this.#one(this.#words);
    const fixed = this.#one([...FIXED, 'plan']);
    const field = this.#one([mutable, mutable, mutable, fixed, fixed, word]);
    if (this.#chance(94)) return { ...document, [field]: this.#value(field, uid) };
    return Object.fromEntries(Object.entries(document).filter(([name]) => name !== field));
  }

  /** A user's document; some lack fields, or have odd or additional ones. */
  #stored(uid: string, friend: string): Fields {
    const text = this.#one(this.#texts);
    const email = `${uid}@example.com`;
    const document: Fields = {
      ...newUserDocument({ name: 'Jane', username: 'jane', UID: uid, email }),
      plan: this.#one(['free', 'plus', 'premium', text]),
      quickAddFriends: [friend, 'another'],
    };
    if (this.#chance(10)) return this.#changed(document, uid);
    if (this.#chance(70)) return document;
    const value = this.#one([true, 'public', friend, [friend], text]);
    return { ...Object.fromEntries(this.#words.map((word) => [word, value])), ...document };
  }

  #query(stored: Fields): object {
    const [fieldPath = '', value] = this.#one(Object.entries(toFirestoreFields(stored)));
    const where = { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } };
    const limit = this.#one([1, 10, 1_000]);
    return { limit, ...(this.#chance(70) && { where }) };
  }

  #folder(): string {
    return this.#one(this.#chance(50) ? this.#folders : this.#words);
  }

  #otherDocument(uid: string, caller: string): string {
    const word = this.#folder();
    const id = `${this.#one(['', '@'])}${this.#one([uid, caller, this.#g(() => RANDOM)])}`;
    return this.#one([
      ...[`${word}/${id}`, `${word}/${id}`, `usernames/${id}`, `deletedAccounts/${id}`],
      ...[`users/${uid}/${word}/${id}`, `users/${uid}/${word}/${id}/${word}/${id}`],
      ...[`${word}/${id}/users/${uid}`, `Users/${uid}`, `user/${uid}`],
    ]);
  }

  #otherObject(uid: string, file: string): string {
    const word = this.#folder();
    return this.#one([
      ...[`profilePics/${uid}/${word}/${file}`, `profilePics/${uid}/${word}/${word}/${file}`],
      ...[`profilePics/${uid}`, `profilePics/${uid}.png`, `profilePics/${word}/${uid}/${file}`],
      ...[`profilepics/${uid}/${file}`, `ProfilePics/${uid}/${file}`, `profilePic/${uid}/${file}`],
      ...[`${word}/${uid}/${file}`, `${word}/${uid}`, `${uid}/${file}`, `${uid}.png`],
      ...[`${word}/profilePics/${uid}/${file}`, `profilePics/${word}/${uid}`],
    ]);
  }

  /** Custom metadata. */
  #custom(uid: string): Fields | null {
    const value = this.#one([uid, 'true', 'public', this.#one(this.#texts)]);
    const words = Object.fromEntries(this.#words.map((word) => [word, value]));
    return this.#one<Fields | null>([null, {}, { from: 'phone' }, words, words]);
  }

  /** Metadata with another value of one field. */
  #labelled(object: Fields, file: string, before: Fields = {}): Fields {
    const text = this.#one(this.#texts);
    const custom = Object.fromEntries(
      Object.keys(Object(before.metadata ?? {})).map((k) => [k, 'x']),
    );
    const dispositions = [
      ...[
        null,
        '',
        'inline',
        `inline; filename*=utf-8''${file}`,
        'attachment',
        'Inline',
        'inline ',
      ],
      ...[`attachment; filename="${file}"`, `attachment; filename*=utf-8''${file}`, 'inline\n'],
      ...[`inline; filename="${file}"`, `inline; filename*=utf-8''other.png`, 'inline;', file],
      ...[`inline; filename*=utf-8''${file}.exe`, `inline; filename*=UTF-8''${file}`, 'form-data'],
    ];
    const change = this.#one<Fields>([
      { contentType: this.#one(RASTER) },
      { contentType: this.#one(TYPES) },
      { contentType: this.#one(TYPES) },
      { contentType: this.#one([text, `image/${text}`, `image/${this.#one(this.#words)}`]) },
      { size: this.#one(SIZES) },
      { size: this.#one(SIZES), contentType: this.#one(RASTER) },
      { contentDisposition: this.#one([...dispositions, text]) },
      { contentDisposition: this.#one(dispositions) },
      {
        contentEncoding: this.#one([
          null,
          '',
          'identity',
          'gzip',
          'br',
          'deflate',
          'Identity',
          'compress',
          'zstd',
          'identity, gzip',
          'utf-8',
          text,
        ]),
      },
      { contentLanguage: this.#one([null, '', 'en', 'de', 'en-US', 'fr', '*', 'es', text]) },
      {
        cacheControl: this.#one([
          null,
          '',
          'public',
          'private',
          'no-cache',
          'no-store',
          'no-transform',
          'public, max-age=3600',
          'private, max-age=0',
          'max-age=0',
          'public, max-age=31536000, immutable',
          text,
        ]),
      },
      {
        metadata:
          this.#one([
            null,
            {},
            before.metadata,
            before.metadata,
            custom,
            { ...custom, note: 'x' },
            { from: 'phone' },
            { from: 'x' },
            { [this.#one(this.#words)]: text },
          ]) ?? null,
      },
    ]);
    return { ...object, ...change };
  }
}
