import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { z } from 'zod/mini';

const startSchema = z.object({ request: z.instanceof(IncomingMessage) });

/** The headers that the functions, the library and the platform's server may read. */
const HEADERS: readonly string[] = [
  'access-control-request-headers',
  'access-control-request-method',
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  // Node requires it.
  'host',
  'origin',
  'transfer-encoding',
  'x-firebase-appcheck',
  'x-forwarded-for',
];

const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

/**
 * Limits all requests to this process before the platform's server reads them.
 *
 * The size: the server inflates a compressed body (142 bytes to 80 MB) and parses up to 32 MB, which
 * kills a process with 256 MiB. This changes the headers on arrival, and the server rejects the
 * request without reading the body: as an unknown encoding (415) or as too long (413). A request
 * without a length is disconnected when it exceeds the limit.
 *
 * The headers: the server repeats some of them in each log line. Only JSON is parsed.
 */
export function limitRequests(maxBytes: number): void {
  subscribe('http.server.request.start', (message) => {
    const { data } = startSchema.safeParse(message);
    if (!data) return;
    const { request } = data;
    const { headers } = request;
    for (const name of Object.keys(headers)) if (!HEADERS.includes(name)) delete headers[name];
    if (!JSON_TYPE.test(headers['content-type'] ?? '')) {
      headers['content-type'] = 'application/octet-stream';
    }
    if (headers['content-encoding'] !== undefined) headers['content-encoding'] = 'refused';
    if (Number(headers['content-length']) > maxBytes) {
      headers['content-length'] = String(Number.MAX_SAFE_INTEGER);
    } else if (headers['transfer-encoding'] !== undefined) {
      limitBody(request, maxBytes);
    }
  });
}

function limitBody(request: IncomingMessage, maxBytes: number): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: unknown, ...rest) => {
    if (Buffer.isBuffer(chunk)) bytes += chunk.length;
    if (bytes <= maxBytes) return push(chunk, ...rest);
    request.destroy();
    return false;
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The library decodes `@type`, and nested values recursively: both can fail as an internal error. */
const isFlat = (data: unknown) =>
  !isObject(data) ||
  Object.entries(data).every(([key, value]) => key !== '@type' && !isObject(value));

const callSchema = z.object({
  method: z.literal('POST'),
  body: z.strictObject({ data: z.unknown().check(z.refine(isFlat)) }),
});

/**
 * Refuses everything that is not a call with flat JSON as data, apart from preflight requests. The
 * library would log such a request as an error.
 */
export const refuseMalformedCalls = <Callable extends HttpsFunction>(callable: Callable) =>
  new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      if (request.method === 'OPTIONS' || callSchema.safeParse(request).success) {
        return Reflect.apply(target, self, [request, response]);
      }
      const error = { status: 'INVALID_ARGUMENT', message: 'The call is malformed.' };
      response.status(400).json({ error });
    },
  });
