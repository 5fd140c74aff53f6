import { once } from 'node:events';
import { z } from 'zod';
import type { Engine } from './engine';

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), params: z.unknown() }),
]);
const logEntrySchema = z.object({ level: z.string(), text: z.string().nullable() });
const contextsSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const evaluatedSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.unknown() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Controls the window of a running browser over WebDriver BiDi. */
export async function connectBidi(address: string): Promise<Engine> {
  const pending = new Map<number, PromiseWithResolvers>();
  let errors: string[] = [];
  let lastId = 0;
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  socket.onmessage = ({ data }) => {
    const message = messageSchema.parse(JSON.parse(z.string().parse(data)));
    if (message.type === 'event') {
      const { level, text } = logEntrySchema.parse(message.params);
      if (level === 'error') errors.push(text ?? '');
    } else if (message.type === 'success') pending.get(message.id)?.resolve(message.result);
    else pending.get(message.id)?.reject(new Error(`${message.error}: ${message.message}`));
  };
  function send(method: string, params: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  }
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const [{ context }] = contextsSchema.parse(await send('browsingContext.getTree', {})).contexts;
  const inWindow = async (command: string, params = {}) =>
    send(`browsingContext.${command}`, { context, ...params });

  return {
    goto: async (url) => void (await inWindow('navigate', { url, wait: 'complete' })),
    back: async () => void (await inWindow('traverseHistory', { delta: -1 })),
    reload: async () => void (await inWindow('reload', { wait: 'complete' })),
    resize: async (width, height) =>
      void (await inWindow('setViewport', { viewport: { width, height } })),
    evaluate: async (expression) => {
      const evaluated = evaluatedSchema.parse(
        await send('script.evaluate', { expression, target: { context }, awaitPromise: false }),
      );
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    screenshot: async () =>
      z.object({ data: z.string() }).parse(await inWindow('captureScreenshot')).data,
    consoleErrors: async () => {
      const before = errors;
      errors = [];
      return before;
    },
    close: async () => {
      await send('session.end', {});
      socket.close();
    },
  };
}

type PromiseWithResolvers = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
};
