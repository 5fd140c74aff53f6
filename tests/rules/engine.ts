import { toFirestoreFields } from '../../local-backend/storage/firestore-format';
import { emulators, isAllowed, unsignedToken } from '../support/emulators';
import type { Fields, RulesRequest } from './predicate';

/** A request to the Firestore emulator, which evaluates the rules of both services. */
export type Evaluation = {
  readonly request: RulesRequest;
  /** Percent-encoded, with an even number of segments. */
  readonly document: string;
};

type Call = {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body?: object;
};

const OWNER = 'owner';
const documents = (projectId: string) => `projects/${projectId}/databases/(default)/documents`;
const urlOf = (path: string) => `http://${emulators().firestore}/v1/${path}`;

/** Writes documents, bypassing the rules. */
export async function seed(
  projectId: string,
  stored: Readonly<Record<string, Fields>>,
): Promise<void> {
  const writes = Object.entries(stored).map(([path, fields]) => ({
    update: {
      name: `${documents(projectId)}/${decodeURIComponent(path)}`,
      fields: toFirestoreFields(fields),
    },
  }));
  const path = `${documents(projectId)}:commit`;
  const response = await send({ method: 'POST', path, token: OWNER, body: { writes } });
  if (!response.ok) throw new Error(await response.text());
}

/** Whether the rules allow each request; all of one batch are for different documents. */
export async function evaluate(
  projectId: string,
  batch: readonly Evaluation[],
): Promise<boolean[]> {
  const stored = batch.flatMap(({ document, request: { before } }) =>
    before ? [[document, before]] : [],
  );
  await seed(projectId, Object.fromEntries(stored));
  return Promise.all(batch.map(async (one) => isAllowed(await send(callFor(projectId, one)))));
}

/** A request as shell commands, the first of which writes the document that is there before. */
export function commandsFor(projectId: string, evaluation: Evaluation): string {
  const { before } = evaluation.request;
  const path = `${documents(projectId)}/${evaluation.document}`;
  const body = { fields: toFirestoreFields(before ?? {}) };
  const setUp: Call = { method: before ? 'PATCH' : 'DELETE', path, token: OWNER, body };
  return [setUp, callFor(projectId, evaluation)]
    .map(({ method, path, token, body }) =>
      [
        `curl -g -X ${method} ${quoted(urlOf(path))}`,
        ...(token === undefined ? [] : [`-H ${quoted(`Authorization: Bearer ${token}`)}`]),
        ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
      ].join(' '),
    )
    .join('\n');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function callFor(projectId: string, { request, document }: Evaluation): Call {
  const { method, uid, claims, after = {}, query } = request;
  const token = uid === undefined ? undefined : unsignedToken(projectId, uid, claims);
  const path = `${documents(projectId)}/${document}`;
  switch (method) {
    case 'get':
      return { method: 'GET', path, token };
    case 'delete':
      return { method: 'DELETE', path, token };
    case 'create':
    case 'update':
      return { method: 'PATCH', path, token, body: { fields: toFirestoreFields(after) } };
    case 'list': {
      const [, parent = '', collectionId = ''] = /^(.*)\/([^/]+)\/[^/]+$/.exec(path) ?? [];
      // A query for one document: a rule that allows `read` to owners would answer it.
      const one = { op: 'EQUAL', value: { referenceValue: decodeURIComponent(path) } };
      const structuredQuery = {
        from: [{ collectionId: decodeURIComponent(collectionId) }],
        where: { fieldFilter: { field: { fieldPath: '__name__' }, ...one } },
        ...query,
      };
      return { method: 'POST', path: `${parent}:runQuery`, token, body: { structuredQuery } };
    }
  }
}

function send({ method, path, token, body }: Call): Promise<Response> {
  return fetch(urlOf(path), {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
}
