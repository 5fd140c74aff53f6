import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers a request whose address no server can read, such as `/%E0%A4%A` or `//`. Vite, the Hosting
 * emulator and the server of the benchmark would end or never answer. A middleware for each of them.
 */
export function rejectMalformedAddress(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (isReadable(url)) next();
  else response.writeHead(400).end('The address is malformed.');
}

function isReadable(url: string): boolean {
  if (!URL.canParse(url, 'http://site')) return false;
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
