import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

const headersSchema = z.array(z.object({ key: z.string(), value: z.string() }));
const hostingSchema = z.object({
  rewrites: z.array(z.object({ regex: z.string(), destination: z.string() })),
  headers: z.array(
    z.object({
      source: z.string().optional(),
      regex: z.string().optional(),
      headers: headersSchema,
    }),
  ),
});

type Hosting = z.infer<typeof hostingSchema>;
type File = { readonly type: string; readonly plain: Buffer; readonly brotli: Buffer | undefined };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = /^(text|application)\/|svg/;

/**
 * Serves a built site over HTTP as Hosting does: brotli, the rewrites and headers of firebase.json,
 * ETags with 304 responses, 404.html. The Hosting emulator does not compress with brotli, so its
 * transfer sizes are not comparable.
 *
 * @param fallback the file for unknown paths, for a site without a file for each page
 */
export async function serveAsHosted(folder: string, hosting: unknown, fallback?: string) {
  const rules = hostingSchema.parse(hosting);
  const files = readFiles(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const found = find(files, rules, pathname) ?? (fallback && files.get(fallback));
    const file = found || files.get('/404.html');
    for (const [key, value] of headersFor(rules, pathname)) response.setHeader(key, value);
    if (!file) response.writeHead(404).end();
    else send(response, found ? 200 : 404, file, request.headers['if-none-match']);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function readFiles(folder: string): Map<string, File> {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}.`);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((name) => {
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      const plain = readFileSync(name);
      const brotli = COMPRESSED.test(type) ? brotliCompressSync(plain) : undefined;
      return [name.slice(folder.length), { type, plain, brotli }];
    }),
  );
}

function find(files: ReadonlyMap<string, File>, rules: Hosting, path: string): File | undefined {
  const rewrite = rules.rewrites.find(({ regex }) => new RegExp(regex).test(path));
  return (
    files.get(path) ??
    files.get(path === '/' ? '/index.html' : `${path}.html`) ??
    (rewrite && files.get(rewrite.destination))
  );
}

/** Later rules override headers of earlier ones. */
function headersFor(rules: Hosting, path: string): Map<string, string> {
  const matching = rules.headers.filter(({ source, regex }) =>
    new RegExp(regex ?? globAsRegex(source ?? '**')).test(path),
  );
  return new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

function globAsRegex(glob: string): string {
  const parts = glob.split('**').map((part) => part.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*'));
  return `^${parts.join('.*')}$`;
}

function send(response: ServerResponse, status: number, file: File, known: string | undefined) {
  const body = file.brotli ?? file.plain;
  const etag = `"${body.length.toString(36)}-${body.subarray(-24).toString('hex')}"`;
  response.setHeader('ETag', etag);
  if (known === etag) return response.writeHead(304).end();
  if (file.brotli) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', body.length);
  return response.writeHead(status).end(body);
}
