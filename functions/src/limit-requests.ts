import { subscribe } from 'node:diagnostics_channel';
import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { z } from 'zod/mini';
import { env } from './env';
import { reduceLibraryLines } from './log';

const startSchema = z.object({ request: z.instanceof(IncomingMessage) });

/** The headers that the functions, the library and the platform's server may read. */
const KEPT_HEADERS: readonly string[] = [
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
 * The longest that a client may take to send the body, from the last header on. A form's request is
 * a few hundred bytes, and each open one takes up one of the places of an instance.
 */
const BODY_TIMEOUT_MS = 3_000;

/**
 * Limits what anybody can send to a function, before the platform's server reads it: the server
 * inflates a compressed body (142 bytes to 80 MB) and parses up to 32 MB, which kills a process with
 * 256 MiB. This changes the headers on arrival, so that the server rejects a compressed body (415) or
 * a larger one (413) without reading it. Disconnects a client whose body has no length and exceeds
 * the limit, or is not complete after 3 s. Removes headers that the server repeats in log lines, and
 * every text of a request from the lines of the libraries and the server.
 *
 * A deployed process loads all functions and serves one: only the process that serves this function
 * limits its requests.
 *
 * @param name the function's name
 * @param maxBytes the largest body
 * @returns the function
 */
export function limitRequests<Handler>(name: string, maxBytes: number, handler: Handler): Handler {
  if (env.FUNCTION_TARGET !== name) return handler;
  // In the emulator, developers need the whole lines.
  if (!env.FUNCTIONS_EMULATOR) reduceLibraryLines();
  subscribe('http.server.request.start', (message) => {
    const { request } = startSchema.parse(message);
    changeHeaders(request.headers);
    limitSize(request, maxBytes);
    limitTime(request);
  });
  return handler;
}

function changeHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (!KEPT_HEADERS.includes(name)) delete headers[name];
  }
  // A type that the server does not parse.
  const isJson = JSON_TYPE.test(headers['content-type'] ?? '');
  if (!isJson) headers['content-type'] = 'application/octet-stream';
  // The server answers an unknown encoding with 415.
  if (headers['content-encoding'] !== undefined) headers['content-encoding'] = 'refused';
}

function limitSize(request: IncomingMessage, maxBytes: number): void {
  const { headers } = request;
  if (Number(headers['content-length']) > maxBytes) {
    // The server answers it with 413.
    headers['content-length'] = String(Number.MAX_SAFE_INTEGER);
  }
  if (headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: unknown, ...rest) => {
    if (Buffer.isBuffer(chunk)) bytes += chunk.length;
    if (bytes <= maxBytes) return push(chunk, ...rest);
    request.destroy();
    return false;
  };
}

/** Node checks its own limit (`server.requestTimeout`) every 30 s, which only a server's creator can change. */
function limitTime(request: IncomingMessage): void {
  const disconnectIfIncomplete = () => {
    if (!request.complete) request.socket.destroy();
  };
  // The rest of the body may have arrived while the process was busy: Node reads it before an immediate.
  const timer = setTimeout(() => setImmediate(disconnectIfIncomplete), BODY_TIMEOUT_MS);
  request.once('close', () => clearTimeout(timer));
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
export function refuseMalformedCalls<Callable extends HttpsFunction>(callable: Callable): Callable {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      if (request.method === 'OPTIONS' || callSchema.safeParse(request).success) {
        return Reflect.apply(target, self, [request, response]);
      }
      const error = { status: 'INVALID_ARGUMENT', message: 'The call is malformed.' };
      response.status(400).json({ error });
    },
  });
}
