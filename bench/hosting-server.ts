import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import firebaseJson from '../firebase.json' with { type: 'json' };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built site as Hosting does: with Brotli, clean URLs, 404.html and the headers of
 * firebase.json. The Hosting emulator compresses less.
 *
 * @param fallback the file for unknown paths: `/index.html` for a single-page app
 * @returns the origin
 */
export async function serveAsHosted(folder: string, fallback = '/404.html') {
  const files = readFiles(folder);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    response.setHeaders(headersOf(pathname));
    const candidates = [pathname, `${pathname}.html`, `${pathname}index.html`];
    const name = candidates.find((candidate) => files.has(candidate)) ?? fallback;
    const file = files.get(name);
    response.writeHead(name === '/404.html' ? 404 : 200, file?.headers).end(file?.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Lets the benchmark's process end while this server still listens.
  server.unref();
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return `http://127.0.0.1:${port}`;
}

/** The headers of firebase.json for a path; a later rule overrides an earlier one. */
function headersOf(path: string): Map<string, string> {
  const { headers: rules } = firebaseJson.hosting;
  // Rules with a glob are left out: their headers do not change how fast a page loads.
  const matching = rules.filter(({ regex }) => regex && new RegExp(regex).test(path));
  const headers = matching.flatMap((rule) => rule.headers);
  return new Map(headers.map(({ key, value }) => [key, value]));
}

function readFiles(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      const isText = type.startsWith('text/') || type === 'image/svg+xml';
      const body = isText ? brotliCompressSync(readFileSync(path)) : readFileSync(path);
      const headers = {
        'Content-Type': type,
        'Content-Length': body.length,
        ...(isText && { 'Content-Encoding': 'br' }),
      };
      return [`/${relative(folder, path)}`, { body, headers }];
    }),
  );
}
