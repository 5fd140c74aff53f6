import { z } from 'zod';
import type { Engine } from './engine';

const ERRORS_KEY = 'console-errors';

/*
 * WebDriver Classic has no console command. This script collects errors in sessionStorage, which
 * outlives the document, starting with the first command after a page load.
 */
const COLLECT_ERRORS = `if (!window.collectsErrors && location.origin !== 'null') {
  window.collectsErrors = true;
  const collect = (error) => sessionStorage.setItem('${ERRORS_KEY}',
    JSON.stringify([...JSON.parse(sessionStorage.getItem('${ERRORS_KEY}') ?? '[]'), String(error)]));
  const log = console.error;
  console.error = (...all) => { collect(all.join(' ')); log(...all); };
  addEventListener('error', ({ message }) => collect(message));
  addEventListener('unhandledrejection', ({ reason }) => collect(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    collect(violatedDirective + ' ' + blockedURI));
}`;

/** Opens a window over WebDriver Classic. */
export async function connectWebDriver(address: string): Promise<Engine> {
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${address}/session${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await call('POST', '', { capabilities: {} }));
  const get = (path: string) => call('GET', `/${sessionId}/${path}`);
  const post = (path: string, body = {}) => call('POST', `/${sessionId}/${path}`, body);
  const evaluate = (expression: string) =>
    post('execute/sync', { script: `${COLLECT_ERRORS}; return ${expression}`, args: [] });

  return {
    goto: async (url) => void (await post('url', { url })),
    // WebDriver's own command waits for a page load, but not every step back loads a document.
    back: async () => void (await evaluate('history.back()')),
    reload: async () => void (await post('refresh')),
    resize: async (width, height) => void (await post('window/rect', { width, height })),
    evaluate,
    perform: async (actions) => void (await post('actions', { actions })),
    screenshot: async () => z.string().parse(await get('screenshot')),
    consoleErrors: async () => {
      const errors = await evaluate(`sessionStorage.getItem('${ERRORS_KEY}') ?? '[]'`);
      await evaluate(`sessionStorage.removeItem('${ERRORS_KEY}')`);
      return z.array(z.string()).parse(JSON.parse(z.string().parse(errors)));
    },
    close: async () => void (await call('DELETE', `/${sessionId}`)),
  };
}
