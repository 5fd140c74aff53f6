import { OTHER_SIGNS, type RulesCase } from './firestore-cases';

const LARGEST_PICTURE = 5 * 1024 * 1024;
const JANE = 'jane-uid';

/** An object's metadata, as far as the rules read it; `metadata` is the custom one. */
export type StoredObject = {
  readonly size: number;
  readonly contentType: string;
  readonly contentDisposition?: string | null;
  readonly contentEncoding?: string | null;
  readonly contentLanguage?: string | null;
  readonly cacheControl?: string | null;
  readonly metadata?: Readonly<Record<string, string>> | null;
};

/** `put` is an upload, `relabel` a change of the metadata alone. */
export type StorageAttempt = {
  readonly kind: 'get' | 'delete' | 'put' | 'relabel';
  readonly path: string;
  readonly object: StoredObject;
};

const PNG: StoredObject = { size: 8, contentType: 'image/png' };

const FOLDER = 'profilePics/jane-uid';
const MINE = `${FOLDER}/me.png`;
const NEW = `${FOLDER}/new.png`;
/** Stored before names were restricted. */
const OLD = `${FOLDER}/_old.png`;

/** The objects that exist before each case. */
export const STORED: Readonly<Record<string, StoredObject>> = {
  [MINE]: { ...PNG, metadata: { from: 'phone' } },
  [OLD]: PNG,
};

/** What production shows to rules when a client sets the content type only. */
const PRODUCTION_DEFAULTS: Partial<StoredObject> = {
  contentDisposition: "inline; filename*=utf-8''new.png",
  contentEncoding: 'identity',
  contentLanguage: null,
  cacheControl: null,
  metadata: null,
};
const DEFAULTS: readonly (readonly [string, Partial<StoredObject>])[] = [
  ["production's defaults", PRODUCTION_DEFAULTS],
  ["the emulator's disposition", { contentDisposition: 'inline' }],
  ['empty headers', { contentDisposition: '', contentEncoding: '' }],
  ['more empty headers', { contentLanguage: '', cacheControl: '' }],
];
const CHOSEN: readonly Partial<StoredObject>[] = [
  ...[
    'attachment; filename=new.png',
    "attachment; filename*=utf-8''new.png",
    'attachment',
    'attachment; filename="setup.exe"',
    'inline; filename="setup.exe"',
    "inline; filename*=utf-8''setup.exe",
    "inline; filename*=utf-8''new.png.exe",
    'Inline',
    'inline\r\nSet-Cookie: a=b',
    'inline\n',
    '李',
    'x',
  ].map((contentDisposition) => ({ contentDisposition })),
  ...['gzip', 'br', 'identity, gzip', 'x'].map((contentEncoding) => ({ contentEncoding })),
  ...['en', 'a\nb'].map((contentLanguage) => ({ contentLanguage })),
  ...['public, max-age=31536000', 'no-store', 'a\nb'].map((cacheControl) => ({ cacheControl })),
  { metadata: { owner: 'mallory' } },
];

const RASTER = ['png', 'jpeg', 'webp', 'gif', 'heic'].map((kind) => `image/${kind}`);
const NO_PICTURES = [
  'image/svg+xml',
  'text/html',
  'application/pdf',
  'video/mp4',
  'image/',
  'image/pn',
  'image/png; charset=utf-8',
  'IMAGE/PNG',
  'ximage/png',
  'image/png,text/html',
  ...['avif', 'bmp', 'heif', 'jpg', 'tiff', 'x-icon'].map((kind) => `image/${kind}`),
];

const SIGNED = [...OTHER_SIGNS].flatMap((sign) => [`a${sign}`, `${sign}a`]);

const OTHER_PLACES = [
  'me.png',
  'profilePics/me.png',
  'profilePics/jane-uid',
  'journal/jane-uid/me.png',
  'profilePics/jane-uid/deeper/me.png',
  'profilePics/jane-uid2/me.png',
  'public.png',
  // The folder of a uid that, as a pattern, matches Jane's.
  'profilePics/.*/me.png',
];

const case_ = (
  title: string,
  allowed: boolean,
  as: string | undefined,
  kind: StorageAttempt['kind'],
  path: string,
  object: StoredObject = PNG,
): RulesCase<StorageAttempt> => ({ title, allowed, as, attempt: { kind, path, object } });

export const storageCases: Readonly<Record<string, readonly RulesCase<StorageAttempt>[]>> = {
  'the own folder': [
    case_('is read', true, JANE, 'get', MINE),
    case_('misses what is not there, rather than forbid it', true, JANE, 'get', NEW),
    case_('is emptied', true, JANE, 'delete', MINE),
    ...[NEW, MINE].flatMap((path) => [
      ...RASTER.map((contentType) =>
        case_(`takes ${contentType} at ${path}`, true, JANE, 'put', path, { ...PNG, contentType }),
      ),
      ...NO_PICTURES.map((contentType) =>
        case_(`refuses ${contentType} at ${path}`, false, JANE, 'put', path, {
          ...PNG,
          contentType,
        }),
      ),
      ...RASTER.flatMap((contentType) => [
        case_(`takes the largest ${contentType} at ${path}`, true, JANE, 'put', path, {
          contentType,
          size: LARGEST_PICTURE,
        }),
        case_(`refuses one byte more of ${contentType} at ${path}`, false, JANE, 'put', path, {
          contentType,
          size: LARGEST_PICTURE + 1,
        }),
      ]),
      case_(`takes an empty picture at ${path}`, true, JANE, 'put', path, { ...PNG, size: 0 }),
    ]),
    ...['a', 'A.b_c-9', 'x'.repeat(200)].map((name) =>
      case_(`takes the name ${name}`, true, JANE, 'put', `${FOLDER}/${name}`),
    ),
    ...['.a', '-a', '_a', 'a b', 'a%2Fb', '%2e%2e', '李', 'x'.repeat(201), ...SIGNED].map((name) =>
      case_(`refuses the name ${name}`, false, JANE, 'put', `${FOLDER}/${name}`),
    ),
    ...DEFAULTS.flatMap(([what, fields]) => [
      case_(`takes a picture with ${what}`, true, JANE, 'put', NEW, { ...PNG, ...fields }),
    ]),
    ...CHOSEN.flatMap((fields) => {
      const chosen = JSON.stringify(fields);
      const object = { ...PNG, ...fields };
      return [
        case_(`refuses a picture with ${chosen}`, false, JANE, 'put', NEW, object),
        case_(`refuses ${chosen} as new metadata`, false, JANE, 'relabel', MINE, object),
      ];
    }),
    case_('an object with an older name is read', true, JANE, 'get', OLD),
    case_('an object with an older name is deleted', true, JANE, 'delete', OLD),
    case_('an object with an older name gets no new metadata', false, JANE, 'relabel', OLD),
    case_('refuses 6 MiB', false, JANE, 'put', NEW, { ...PNG, size: 6 * 1024 * 1024 }),
    case_('makes a picture another kind of picture', true, JANE, 'relabel', MINE, {
      ...PNG,
      contentType: 'image/webp',
    }),
    case_('makes no page of a picture', false, JANE, 'relabel', MINE, {
      ...PNG,
      contentType: 'text/html',
    }),
  ],

  "another's folder": ['mallory', 'JANE-UID', '.*', undefined].flatMap((as) => {
    const who = as ?? 'anonymous';
    return [
      case_(`is not read by ${who}`, false, as, 'get', MINE),
      case_(`is not asked about by ${who}`, false, as, 'get', NEW),
      case_(`is not overwritten by ${who}`, false, as, 'put', MINE),
      case_(`is not filled by ${who}`, false, as, 'put', NEW),
      case_(`is not relabelled by ${who}`, false, as, 'relabel', MINE),
      case_(`is not emptied by ${who}`, false, as, 'delete', MINE),
    ];
  }),

  'every other place is closed': OTHER_PLACES.flatMap((path) => [
    case_(`${path} takes nothing`, false, JANE, 'put', path),
    case_(`${path} shows nothing`, false, JANE, 'get', path),
    case_(`${path} loses nothing`, false, JANE, 'delete', path),
  ]),
};

/** The blocks and statements of storage.rules. */
export const STORAGE_OUTLINE = [
  'match /b/{bucket}/o',
  'match /profilePics/{uid}/{file}',
  'allow get, delete',
  'allow create, update',
];
