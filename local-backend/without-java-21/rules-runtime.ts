import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Method, patch } from '../firebase-cli/patch';
import { answersAt } from '../processes/process-group';
import { allows, loadRules, operationSchema } from './firestore-rules';
import { translateRules } from './translate-rules';

const POLL_MS = 50;

const fieldsSchema = z.looseObject({}).default({});
const sourceSchema = z.object({
  files: z.tuple([z.object({ name: z.string(), content: z.string() })]),
});

/**
 * Replaces the rules runtime of firebase-tools' Storage emulator, which needs a download and a
 * newer Java, with the Firestore emulator.
 *
 * @param firestore host and port of the Firestore emulator
 * @throws Error in one sentence when firebase-tools has changed
 */
export function replaceRulesRuntime(firestore: string): void {
  patch('./lib/emulator/downloadableEmulators', 'requiresJava', () => () => false);
  const metadata = './lib/emulator/storage/metadata';
  patch(metadata, 'StoredFileMetadata.prototype.asRulesResource', withHiddenFields);
  const runtime = './lib/emulator/storage/rules/runtime';
  const start = () => waitUntilReady(firestore);
  patch(runtime, 'StorageRulesRuntime.prototype.start', () => start);
  const loadRuleset = createLoader(firestore);
  patch(runtime, 'StorageRulesRuntime.prototype.loadRuleset', () => loadRuleset);
}

/** Waits for the Firestore emulator. The parent process has the timeout. */
async function waitUntilReady(firestore: string): Promise<void> {
  const isReady = answersAt(`http://${firestore}/`);
  while (!(await isReady().catch(() => false))) await sleep(POLL_MS);
}

/**
 * Returns a function that loads rulesets, each into a Firestore project of its own. It throws for invalid
 * rules at the start, and later returns their issues, while the earlier rules stay.
 */
function createLoader(firestore: string) {
  let rulesetCount = 0;
  return async (source: unknown) => {
    const [{ name, content }] = sourceSchema.parse(source).files;
    const isFirst = rulesetCount === 0;
    const projectId = `demo-storage-rules-${rulesetCount}`;
    // Counted before the rules load: rulesets that load at the same time must not share a project.
    rulesetCount += 1;
    try {
      await loadRules(firestore, projectId, translateRules(content));
    } catch (error) {
      const message = `${basename(name)}: ${messageOf(error)}`;
      console.error(message);
      // Without any rules, the emulator would deny everything, which looks like a bug in the site.
      if (isFirst) throw error;
      return { issues: issuesWith(message) };
    }
    return { ruleset: createRuleset(firestore, projectId), issues: issuesWith() };
  };
}

/** The Firestore project's rules as a ruleset of the Storage emulator. */
export function createRuleset(firestore: string, projectId: string) {
  // One decision at a time, because each stores the object's document first.
  let previous: Promise<unknown> = Promise.resolve();
  return {
    async verify(options: unknown) {
      const decision = previous.then(() =>
        allows(firestore, projectId, operationSchema.parse(options)),
      );
      previous = decision.catch(() => undefined);
      try {
        return { permitted: await decision, issues: issuesWith() };
      } catch (error) {
        // A denial instead of a server error, which the web SDK would retry for minutes.
        return { permitted: false, issues: issuesWith(`Denied: ${messageOf(error)}`) };
      }
    },
  };
}

function issuesWith(...errors: string[]) {
  return { errors, warnings: [], all: errors, exist: () => errors.length > 0 };
}

/** Adds the fields that rules can read in production, but not in firebase-tools' own runtime. */
function withHiddenFields(original: Method): Method {
  return function (changes) {
    const stored = fieldsSchema.parse(this);
    const proposed = fieldsSchema.parse(changes);
    const { cacheControl, contentLanguage } = { ...stored, ...proposed };
    const resource = fieldsSchema.parse(original.call(this, changes));
    return { ...resource, cacheControl, contentLanguage };
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
