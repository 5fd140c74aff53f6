import { on, once } from 'node:events';
import { z } from 'zod';
import { waitUntilReady } from '../../local-backend/processes/process-group';
import { COLLECT_ERRORS, WINDOW_SIZE } from './engine';
import { findProgram, startProgram } from './programs';
import { testSiteIn } from './suite';

/** The profile of a visitor who prefers reduced motion. */
const FILES = { 'profile/user.js': 'user_pref("ui.prefersReducedMotion", 1);\n' };
const ARGS = ['--headless', '--no-remote', '--profile', 'profile', '--remote-debugging-port=0'];

const responseSchema = z.object({
  id: z.number(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
});
const contextsSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const evaluatedSchema = z.object({
  result: z.object({ value: z.unknown() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});

// Controls Firefox over WebDriver BiDi: commands and responses are messages of a WebSocket.
testSiteIn('Firefox', findProgram('firefox-esr', 'firefox'), async (program, lifecycle) => {
  const firefox = startProgram(lifecycle, program, ARGS, FILES);
  // Firefox chooses a port, and prints its address.
  const printedAddress = () => /ws:\/\/\S+/.exec(firefox.output())?.[0];
  await waitUntilReady(firefox, async () => printedAddress() !== undefined, lifecycle.signal);
  const socket = new WebSocket(`${printedAddress()}/session`);
  await once(socket, 'open');

  let lastId = 0;
  /** Sends a command, and waits for its result. */
  async function send(method: string, params: object): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    const messages = on(socket, 'message', { close: ['close'] });
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [{ data }] of messages) {
      const response = responseSchema.parse(JSON.parse(data));
      if (response.id !== id) continue;
      if (response.error) throw new Error(`${method}: ${response.error}: ${response.message}`);
      return response.result;
    }
    throw new Error(`${method}: Firefox has closed the connection.`);
  }
  await send('session.new', { capabilities: {} });
  const [{ context }] = contextsSchema.parse(await send('browsingContext.getTree', {})).contexts;
  await send('browsingContext.setViewport', { context, viewport: WINDOW_SIZE });
  await send('script.addPreloadScript', { functionDeclaration: `() => { ${COLLECT_ERRORS} }` });

  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    evaluate: async (expression) => {
      const params = { expression, target: { context }, awaitPromise: false };
      const evaluated = evaluatedSchema.parse(await send('script.evaluate', params));
      if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result?.value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
  };
});
