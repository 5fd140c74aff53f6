import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { z } from 'zod/mini';

const startSchema = z.object({ request: z.instanceof(IncomingMessage) });

/**
 * Limits what this process reads of any request. The platform's server has inflated a compressed body
 * (from 142 bytes to 80 MB) and parsed up to 32 MB before it calls a function, which ends a process
 * of 256 MiB. So each request is refused when its headers are there, through what the server itself
 * refuses unread: a body in an unknown encoding (415) or of a length beyond all limits (413). One
 * that does not say its length loses its connection when it exceeds the limit.
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
