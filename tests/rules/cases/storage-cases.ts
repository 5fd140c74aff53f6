import type { RulesCase } from './firestore-cases';

const LARGEST_PICTURE = 5 * 1024 * 1024;
const JANE = 'jane-uid';

/** An object's metadata, as far as the rules read it. */
export type StoredObject = { readonly size: number; readonly contentType: string };

/** `put` is an upload, `relabel` a change of the metadata alone. */
export type StorageAttempt = {
  readonly kind: 'get' | 'delete' | 'put' | 'relabel';
  readonly path: string;
  readonly object: StoredObject;
};

const PNG: StoredObject = { size: 8, contentType: 'image/png' };

const FOLDER = 'profilePics/jane-uid';
export const MINE = `${FOLDER}/me.png`;
export const NEW = `${FOLDER}/new.png`;

const RASTER = ['png', 'jpeg', 'webp', 'gif', 'heic'].map((kind) => `image/${kind}`);
const NO_PICTURES = [
  ...['image/svg+xml', 'text/html', 'application/pdf', 'video/mp4', 'image/', 'image/pn'],
  ...['image/png; charset=utf-8', 'IMAGE/PNG', 'ximage/png', 'image/png,text/html', 'image/bmp'],
];

const OTHER_PLACES = [
  ...['me.png', 'profilePics/me.png', 'profilePics/jane-uid', 'journal/jane-uid/me.png'],
  ...['profilePics/jane-uid/deeper/me.png', 'profilePics/jane-uid2/me.png'],
];

const case_ = (
  title: string,
  allowed: boolean,
  as: string | undefined,
  kind: StorageAttempt['kind'],
  path: string,
  object: StoredObject = PNG,
): RulesCase<StorageAttempt> => ({ title, allowed, as, attempt: { kind, path, object } });

/** Before each case there is a picture at MINE, and none anywhere else. */
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
      case_(`takes the largest picture at ${path}`, true, JANE, 'put', path, {
        ...PNG,
        size: LARGEST_PICTURE,
      }),
      case_(`refuses one byte more at ${path}`, false, JANE, 'put', path, {
        ...PNG,
        size: LARGEST_PICTURE + 1,
      }),
    ]),
    ...['a', 'A.b_c-9', 'x'.repeat(200)].map((name) =>
      case_(`takes the name ${name}`, true, JANE, 'put', `${FOLDER}/${name}`),
    ),
    ...['.a', '-a', 'a b', 'a%2Fb', '%2e%2e', '李', 'a:', 'x'.repeat(201)].map((name) =>
      case_(`refuses the name ${name}`, false, JANE, 'put', `${FOLDER}/${name}`),
    ),
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

  "another's folder": ['mallory', undefined].flatMap((as) => {
    const who = as ?? 'nobody';
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
