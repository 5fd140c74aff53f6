import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { browserOptions } from '../tools/browser';

/** Lighthouse's emulated phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

export type Request = {
  readonly url: string;
  readonly type: string;
  readonly startedAt: number;
  /** Transferred bytes of the body; 0 from a cache. */
  bytes: number;
  fromCache: boolean;
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(browserOptions('--disable-quic', '--disable-background-networking'));
}

export const phone = (browser: Browser) =>
  browser.newContext({ ...PHONE, reducedMotion: 'reduce' });

/** A page that records its requests. */
export async function watchedPage(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { page, session, requests: watch(session) };
}

/** The boot script fetches files before it inserts them (src/boot/fetch-scripts.ts). */
function typeOf(url: string): string | undefined {
  if (url.endsWith('.js')) return 'Script';
  return url.endsWith('.css') ? 'Stylesheet' : undefined;
}

function watch(session: CDPSession): Request[] {
  const requests: Request[] = [];
  const byId = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (request.url.startsWith('data:')) return;
    const seen = {
      url: request.url,
      type: typeOf(request.url) ?? type,
      startedAt: timestamp * 1000,
      bytes: 0,
      fromCache: false,
    };
    byId.set(requestId, seen);
    requests.push(seen);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = byId.get(requestId);
    if (request) request.fromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = byId.get(requestId);
    if (!request) return;
    if (response.fromDiskCache) request.fromCache = true;
    // Subtracts the headers, which are all the bytes so far.
    request.bytes -= response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (request) request.bytes = Math.max(0, request.bytes + encodedDataLength);
  });
  return requests;
}
