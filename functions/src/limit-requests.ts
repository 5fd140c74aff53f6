import { subscribe } from 'node:diagnostics_channel';
import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod/mini';

const startSchema = z.object({ request: z.instanceof(IncomingMessage) });

/** The server copies these, however long, into each line of the log, also the functions' own. */
const COPIED_HEADERS: readonly string[] = ['function-execution-id', 'x-cloud-trace-context'];

/** Enough for a form's few hundred bytes. Each open request takes up a place of an instance. */
const BODY_TIMEOUT_MS = 3_000;

/** The largest request of each function that anybody can call. */
export const MAX_REQUEST_BYTES: Readonly<Record<string, number>> = {
  // Several times the form's largest request.
  completeSignUp: 8 * 1024,
  // More than any report that the schema accepts.
  collectReports: 2 * 1024,
};

/**
 * Limits what anybody can send to this process, before the platform's server reads it: the server
 * inflates a compressed body (142 bytes to 80 MB) and parses up to 32 MB, which kills a process with
 * 256 MiB.
 */
export function limitRequests(maxBytes: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = startSchema.parse(message);
    for (const name of COPIED_HEADERS) delete request.headers[name];
    limitBody(request.headers, maxBytes);
    limitChunks(request, maxBytes);
    limitTime(request);
  });
}

/** Makes the server reject a body that is compressed or too large without reading it. */
function limitBody(headers: IncomingHttpHeaders, maxBytes: number): void {
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
