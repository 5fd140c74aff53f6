import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { z } from 'zod/mini';

const startSchema = z.object({ request: z.instanceof(IncomingMessage) });

/**
 * Limits the size of all requests to this process. Before the platform's server calls a function,
 * it inflates a compressed body (142 bytes to 80 MB) and parses up to 32 MB, which kills a process
 * with 256 MiB. So this changes the headers on arrival, and the server rejects the request without
 * reading the body: as an unknown encoding (415) or as too long (413). A request without a length
 * is disconnected when it exceeds the limit.
 */
export function limitRequestSize(maxBytes: number): void {
  subscribe('http.server.request.start', (message) => {
    const { data } = startSchema.safeParse(message);
    if (!data) return;
    const { request } = data;
    const { headers } = request;
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
