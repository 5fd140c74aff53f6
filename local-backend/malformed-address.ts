import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A middleware that rejects a request whose address no server can read, such as `/%E0%A4%A` or `//`.
 * Without it, Vite would end with an error, and the Hosting emulator would never respond.
 */
export function rejectMalformedAddress(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (isReadable(url)) {
    next();
  } else {
    response.writeHead(400).end('The address is malformed.');
  }
}

function isReadable(url: string): boolean {
  try {
    decodeURI(new URL(url, 'http://site').href);
    return true;
  } catch {
    return false;
  }
}
