import fc from 'fast-check';
import { tokenize } from '../../local-backend/storage/tokens';
import type { Fields, RulesRequest } from './predicate';

/** Names that somebody could give to a field, a claim, a role or a collection. */
const WORDS =
  'admin admins isAdmin administrator staff isStaff moderator support role roles owner editor member members superuser root internal employee team groups permissions scopes beta tester premium plus pro paid plan tier vip verified public private shared sharedWith visible visibility profile profiles settings config events journal posts notes messages friends feed uploads pictures avatars images temp test assets default theme bio birthday phone note'.split(
    ' ',
  );
/** Claims that every token has. */
const STANDARD = /^(iss|aud|sub|user_id|exp)$/;
/** A stranger with documents and every word as a role. */
export const MALLORY = 'mallory';
const SIGNS = [...'!"#$%&\'()*+,:;<=>?@[\\]^`{|}~ .-_éß李😊ａ٣\n\u200b'];
const ID = fc.noBias(fc.stringMatching(/^[a-z][a-z0-9]{7}[A-Z][A-Z0-9]{7}$/));
const FILE_NAME = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,9}$/);
/** Of any type. */
export const FAR: readonly unknown[] = [null, true, 0, 7, '', 'x', [], ['A'], {}, new Date(0)];

/** What the rules mention, so that requests try whatever a change of the rules names. */
type Dictionary = {
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

/** One change of a field for each value. */
export const each = (field: string, values: readonly unknown[]): Fields[] =>
  values.map((value) => ({ [field]: value }));

/** File names with one unusual sign each, and of lengths around the limit. */
export const fileNames = (): string[] => [
  ...SIGNS.flatMap((sign) => [`a${sign}b`, `${sign}a`]),
  ...[199, 200, 201].map((length) => 'x'.repeat(length)),
  ...['A', '..', 'a.PNG', '%2e%2e', 'a%2Fb'],
];

/** The random choices of a request. */
export class Choices {
  readonly #g: fc.GeneratorValue;
  readonly #dictionary: Dictionary;

  constructor(g: fc.GeneratorValue, dictionary: Dictionary) {
    this.#g = g;
    this.#dictionary = dictionary;
  }

  one<const T>(values: readonly T[]): T {
    return this.#g(() => fc.constantFrom(...values));
  }

  chance(percent: number): boolean {
    return this.#g(fc.nat, 99) < percent;
  }

  id = (): string => this.#g(() => ID);
  uid = (): string => this.one(['', '', '', 'Jane.@x.y', '.*|', '_-+$']) + this.id();
  fileName = (): string => this.#g(() => FILE_NAME);
  text = (): string => this.one(this.#dictionary.texts);
  word = (): string => this.one(this.#dictionary.words);
  folder = (): string => (this.chance(50) ? this.one(this.#dictionary.folders) : this.word());
  /** A value for each word. */
  words = (value: unknown): Fields =>
    Object.fromEntries(this.#dictionary.words.map((word) => [word, value]));

  /** Texts that a careless comparison takes for this one. */
  near(text: string): string[] {
    const at = this.#g(fc.nat, text.length);
    const [start, end] = [text.slice(0, at), text.slice(at)];
    return [
      ...[start, end, `${start}x`, `x${end}`, `${start}x${end.slice(1)}`, `${text}x`, `x${text}`],
      ...[text.toLowerCase(), text.toUpperCase(), [...text].reverse().join(''), text + text],
      ...[` ${text}`, `${text} `, `${text}\n`, '.*', `${start}.*`, `.*${end}`, `${text}|x`],
      ...[this.word(), this.text()],
    ];
  }

  /** A uid near another one, often a part of it. */
  nearUid(uid: string): string {
    const all = this.near(uid);
    const near = this.one(this.chance(40) ? all.slice(0, 4) : all);
    return near === uid || near === '' || near.includes('/') ? MALLORY : near;
  }

  owner = (uid: string) => ({ uid, claims: this.chance(50) ? this.#claims(uid) : {} });

  /** The owner, or somebody else, mostly with all claims. */
  caller(uid: string): Pick<RulesRequest, 'uid' | 'claims'> {
    if (this.chance(35)) return this.owner(uid);
    if (this.chance(15)) return { uid: undefined, claims: {} };
    const other = this.chance(30) ? MALLORY : this.nearUid(uid);
    return { uid: other, claims: this.chance(85) ? this.#claims(uid) : {} };
  }

  #claims(uid: string): Fields {
    const time = Math.floor(Date.now() / 1_000) + this.one([0, -60, -86_400, -3e8, 3e8]);
    const text = this.text();
    // The emulator limits the size of headers.
    const value = this.one([true, true, true, 'admin', 'staff', 'true', 1, 100, text.slice(0, 9)]);
    const words = Object.entries(this.words(value)).filter(([word]) => !STANDARD.test(word));
    const some = words.map(([word]) => word).filter((_, at) => at % 2 === 0);
    const group = this.one<unknown>([some, Object.fromEntries(some.map((word) => [word, true]))]);
    const provider = this.one(['password', 'anonymous', 'google.com', 'phone', 'custom', text]);
    return {
      ...(this.chance(75) ? Object.fromEntries(words) : { [this.one(some)]: group }),
      auth_time: time,
      iat: time,
      email: this.one([`${uid}@example.com`, 'm@example.com', text]),
      email_verified: this.chance(50),
      phone_number: '+15555550100',
      firebase: { sign_in_provider: provider, identities: { [provider]: ['1'] } },
    };
  }
}
