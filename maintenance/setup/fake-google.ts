import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type Fields, resourceSchema } from './google';

export const PROJECT = 'lively-test';
const NUMBER = '1234567890';
const TOKEN = 'secret-token';
const PAGE = 2;
export const API_KEY = 'secret-api-key';

type Answer = { readonly status: number; readonly body: unknown };
type Call = { readonly method: string; readonly url: string };

const bodySchema = z.record(z.string(), z.unknown());

const ok = (body: unknown): Answer => ({ status: 200, body });
const failure = (status: number, message: string, reason?: string): Answer => ({
  status,
  body: { error: { code: status, message, details: reason ? [{ reason }] : [] } },
});

/** Collections whose new resource is in an operation's response. */
const WITH_OPERATION =
  /\/(databases|webApps|workloadIdentityPools|providers|services:batchEnable)$/;
const COLLECTION =
  /\/(backupSchedules|webApps|notificationChannels|alertPolicies|uptimeCheckConfigs|budgets)$/;
/** Where a resource's name begins in its URL. */
const VERSION = /^\/[^/]+\/(admin\/)?v\d\w*\//;

/**
 * Google's APIs for one project, in memory and on a local port, with the behavior that the setup
 * depends on: APIs that are not enabled, operations that take a while, defaults that are left out,
 * and permissions.
 */
export async function startFakeGoogle() {
  /** All resources, by host and path. */
  const resources = new Map<string, Fields>();
  const enabled = new Set(['serviceusage.googleapis.com']);
  /** APIs that were enabled, and still answer once that they are not. */
  const starting = new Set<string>();
  const pending = new Map<string, number>();
  const writes: Call[] = [];
  let isDenied = (_call: Call) => false;
  let created = 0;
  const newId = () => {
    created += 1;
    return String(created);
  };

  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    const method = request.method ?? '';
    const content = await text(request);
    const isAllowed =
      request.headers.authorization === `Bearer ${TOKEN}` &&
      request.headers['x-goog-user-project'] === PROJECT;
    const { status, body } = isAllowed
      ? answer({ method, url }, content === '' ? {} : bodySchema.parse(JSON.parse(content)))
      : failure(401, 'no credentials');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.custom<AddressInfo>().parse(server.address());

  function answer(call: Call, body: Fields): Answer {
    const { pathname: path, searchParams } = new URL(call.url, 'http://localhost');
    const host = path.split('/')[1] ?? '';
    if (!enabled.has(host) || starting.delete(host))
      return failure(403, `${host} is disabled`, 'SERVICE_DISABLED');
    if (isDenied(call)) return failure(403, 'The caller does not have permission');
    if (path.endsWith(':getIamPolicy')) {
      // Without version 3, the conditions would be missing.
      const isVersion3 = JSON.stringify([...searchParams, body]).includes('requestedPolicyVersion');
      return isVersion3 ? ok(policyAt(path)) : failure(400, 'old version');
    }
    if (call.method === 'GET') return read(path, searchParams);
    if (path.endsWith(':setIamPolicy') && fieldsOf(body.policy).etag !== policyAt(path).etag) {
      return failure(409, 'concurrent change');
    }
    writes.push(call);
    const answered = write(call.method, path, searchParams, body);
    return WITH_OPERATION.test(path) ? ok(startOperation(path)) : ok(answered);
  }

  const policyAt = (path: string) => resources.get(policyOf(path)) ?? { etag: 'first' };

  function startOperation(path: string): Fields {
    const name = `operations/${newId()}`;
    pending.set(name, path.endsWith(':batchEnable') ? 0 : 2);
    return { name, done: false };
  }

  function read(path: string, query: URLSearchParams): Answer {
    const operation = /operations\/\d+$/.exec(path)?.[0];
    if (operation !== undefined) {
      const left = pending.get(operation) ?? 0;
      pending.set(operation, left - 1);
      return ok({ name: operation, ...(left <= 0 && { done: true, response: {} }) });
    }
    if (path.endsWith('/services')) {
      return ok({
        services: [...enabled].map((name) => ({ name: `projects/${NUMBER}/services/${name}` })),
      });
    }
    if (path.endsWith('/services/serviceusage.googleapis.com')) {
      return ok({ name: `projects/${NUMBER}/services/serviceusage.googleapis.com` });
    }
    if (path.endsWith('/billingInfo')) return ok({ billingAccountName: 'billingAccounts/A-B-C' });
    if (/\/webApps\/[^/]+\/config$/.test(path)) {
      const storageBucket = [...resources.keys()].some((at) => at.endsWith('/defaultBucket'))
        ? 'bucket'
        : undefined;
      return ok({ projectId: PROJECT, apiKey: API_KEY, appId: 'app', storageBucket });
    }
    const collection = COLLECTION.exec(path)?.[1];
    if (collection === undefined) {
      const resource = resources.get(path);
      return resource ? ok(resource) : failure(404, 'NOT_FOUND');
    }
    const all = [...resources].flatMap(([at, resource]) =>
      at.startsWith(`${path}/`) ? [resource] : [],
    );
    // Short pages, so that a reader of the first one misses the others.
    const start = Number(query.get('pageToken') ?? 0);
    const next = start + PAGE < all.length && { nextPageToken: String(start + PAGE) };
    const field = collection === 'webApps' ? 'apps' : collection;
    return ok(all.length === 0 ? {} : { [field]: all.slice(start, start + PAGE), ...next });
  }

  function write(method: string, path: string, query: URLSearchParams, body: Fields): Fields {
    if (path.endsWith(':batchEnable')) {
      for (const api of z.array(z.string()).parse(body.serviceIds)) {
        enabled.add(api);
        starting.add(api);
      }
      return {};
    }
    if (path.endsWith(':setIamPolicy'))
      return store(policyOf(path), { ...fieldsOf(body.policy), etag: newId() });
    if (path.endsWith(':addFirebase')) return store(path.replace(':addFirebase', ''), {});
    if (path.endsWith(':initializeAuth')) {
      const domains = ['localhost', `${PROJECT}.web.app`];
      const config = `/identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
      return store(config, { authorizedDomains: domains, signIn: { allowDuplicateEmails: false } });
    }
    if (path.endsWith('/defaultBucket')) return store(path, { bucket: { name: 'bucket' } });
    if (path.endsWith('/serviceAccounts')) {
      const email = `${body.accountId}@${PROJECT}.iam.gserviceaccount.com`;
      return store(`${path}/${email}`, z.looseObject({}).parse(body.serviceAccount));
    }
    if (method === 'PUT') return store(path, body);
    if (method === 'PATCH') {
      const fields = (query.get('updateMask') ?? '').split(',').map((field) => field.split('.'));
      const current = resources.get(path) ?? {};
      return store(
        path,
        fields.reduce((target, field) => withField(target, body, field), current),
      );
    }
    const id =
      query.get('databaseId') ??
      query.get('workloadIdentityPoolId') ??
      query.get('workloadIdentityPoolProviderId') ??
      (path.endsWith('/metrics') ? String(body.name) : newId());
    const at = `${path}/${id}`;
    const name = path.endsWith('/metrics') ? id : at.replace(VERSION, '');
    return store(at, { ...body, name, appId: id });
  }

  /** Google leaves out defaults. */
  function store(path: string, resource: Fields): Fields {
    const stored: unknown = JSON.parse(
      JSON.stringify(resource, (_, value) => (value === false ? undefined : value)),
    );
    resources.set(path, resourceSchema.parse(stored));
    return resource;
  }

  return {
    origin: (host: string) => `http://127.0.0.1:${port}/${host}`,
    accessToken: async () => TOKEN,
    secrets: [TOKEN, API_KEY],
    /** The writing requests since the last call. */
    takeWrites: () => writes.splice(0).map(({ method, url }) => `${method} ${url.slice(1)}`),
    deny(rule: (call: Call) => boolean) {
      isDenied = rule;
    },
    /** Changes a resource by hand, as in the console. */
    edit(path: RegExp, change: Fields) {
      const found = [...resources.keys()].filter((at) => path.test(at));
      for (const at of found) resources.set(at, { ...resources.get(at), ...change });
      return found.length;
    },
    get: (path: string) => resources.get(path),
    remove: (path: string) => resources.delete(path),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const policyOf = (path: string) => path.replace(/:[gs]etIamPolicy$/, ':policy');

const fieldsOf = (value: unknown): Fields => bodySchema.safeParse(value).data ?? {};

function withField(target: Fields, source: Fields, [field = '', ...path]: string[]): Fields {
  const value =
    path.length === 0
      ? source[field]
      : withField(fieldsOf(target[field]), fieldsOf(source[field]), path);
  return { ...target, [field]: value };
}
