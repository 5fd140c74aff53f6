import { subscribe } from 'node:diagnostics_channel';
import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod/mini';

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

/** Enough for a form's few hundred bytes. Each open request takes up a place of an instance. */
const BODY_TIMEOUT_MS = 3_000;

/**
 * Limits what anybody can send to this process, before the platform's server reads it: the server
 * inflates a compressed body (142 bytes to 80 MB) and parses up to 32 MB, which kills a process with
 * 256 MiB.
 */
export function limitRequests(maxBytes: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = startSchema.parse(message);
    changeHeaders(request.headers, maxBytes);
    limitChunks(request, maxBytes);
    limitTime(request);
  });
}

/**
 * Makes the server reject a body that is compressed or too large without reading it, and removes the
 * headers that it would repeat in the log.
 */
function changeHeaders(headers: IncomingHttpHeaders, maxBytes: number): void {
  for (const name of Object.keys(headers)) {
    if (!KEPT_HEADERS.includes(name)) delete headers[name];
  }
  const isJson = JSON_TYPE.test(headers['content-type'] ?? '');
  // The server does not parse an octet stream.
  if (!isJson) headers['content-type'] = 'application/octet-stream';
  // The server answers an unknown encoding with 415.
  if (headers['content-encoding'] !== undefined) headers['content-encoding'] = 'refused';
  // The server answers a length above its own limit with 413.
  if (Number(headers['content-length']) > maxBytes) {
    headers['content-length'] = String(Number.MAX_SAFE_INTEGER);
  }
}

/** Disconnects a client that sends too many bytes without a declared length. */
function limitChunks(request: IncomingMessage, maxBytes: number): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  // Counts where Node adds a chunk to the stream. A listener for `data` would start the stream, and the
  // server would miss the chunks before its own listener.
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: unknown, encoding) => {
    if (Buffer.isBuffer(chunk)) bytes += chunk.length;
    if (bytes <= maxBytes) return push(chunk, encoding);
    request.destroy();
    return false;
  };
}

/** Disconnects a client that takes too long. Node checks its own `requestTimeout` only every 30 s. */
function limitTime(request: IncomingMessage): void {
  const disconnectIfIncomplete = () => {
    if (!request.complete) request.socket.destroy();
  };
  // The rest of the body may have arrived while the process was busy. Node reads it before an immediate.
  const timer = setTimeout(() => setImmediate(disconnectIfIncomplete), BODY_TIMEOUT_MS);
  request.once('close', () => clearTimeout(timer));
}
