import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { enterTempFolder } from '../processes/private-temp-folder';
import { loadInternals } from './internals';
import { replaceRulesRuntime } from './rules-runtime';

const POLL_MS = 50;

const optionsSchema = z.object({
  project: z.string(),
  host: z.string(),
  port: z.coerce.number(),
  firestore: z.string(),
  functions: z.coerce.number(),
  rules: z.string(),
});

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    project: text,
    host: text,
    port: text,
    firestore: text,
    functions: text,
    rules: text,
  },
});
const { project, host, port, firestore, functions, rules } = optionsSchema.parse(values);

enterTempFolder();
const internals = loadInternals();
const hasRules = replaceRulesRuntime(internals, firestore);
await firestoreAnswers();
// The Storage emulator sends its events to the Functions emulator in this registry.
internals.EmulatorRegistry.set('functions', { getInfo: () => ({ host, port: functions }) });
const emulator = new internals.StorageEmulator({
  projectId: project,
  host,
  port,
  auto_download: false,
  rules: { name: rules, content: readFileSync(rules, 'utf8') },
});
await internals.EmulatorRegistry.start(emulator);
// Without rules, the emulator would deny everything, which looks like a bug in the site.
if (!hasRules()) process.exit(1);
console.log(`Storage is ready at ${host}:${port}.`);

// firebase-tools does not catch every error in a request, such as a wrongly encoded name. Without
// this listener, such a request would crash the emulator.
process.on('unhandledRejection', (error) => console.error('A request failed:', error));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void emulator.stop().finally(() => process.exit(0)));
}

/** Waits for the Firestore emulator. The parent process has the timeout. */
async function firestoreAnswers(): Promise<void> {
  while (!(await fetch(`http://${firestore}/`).then(Boolean, () => false))) await sleep(POLL_MS);
}
