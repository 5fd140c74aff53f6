import { z } from 'zod';
import { FirestoreRulesClient } from './firestore-rules-client';
import type { Internals } from './internals';
import { operationSchema } from './operation';
import { RulesEvaluator } from './rules-evaluator';
import { type RulesetProjects, Rulesets } from './rulesets';

const RULES_VERSION = 2;

/** Metadata fields that rules can read in production, but not in firebase-tools' emulator. */
const HIDDEN_FIELDS = ['cacheControl', 'contentLanguage'] as const;

const sourceSchema = z.object({
  files: z.tuple([z.object({ name: z.string(), content: z.string() })]),
});

/**
 * Replaces the rules runtime of firebase-tools' Storage emulator, which needs a download, with the
 * Firestore emulator.
 *
 * @param firestore host and port of the Firestore emulator
 * @returns a function that returns whether rules have been loaded
 */
export function replaceRulesRuntime(internals: Internals, firestore: string): () => boolean {
  const { StorageRulesRuntime, StorageRulesetInstance, StorageRulesIssues } = internals;
  showHiddenFields(internals.StoredFileMetadata.prototype);
  const client = new FirestoreRulesClient(firestore);
  const rulesets = new Rulesets(client);
  const evaluator = new RulesEvaluator(client);
  const loaded = new Map<string, RulesetProjects>();

  Object.assign(StorageRulesRuntime.prototype, {
    async start() {},
    async stop() {},

    async loadRuleset(this: object, source: unknown) {
      const { errors, warnings, ruleset } = await rulesets.load(
        sourceSchema.parse(source).files[0],
      );
      // The emulator logs only when the firebase command runs it.
      for (const issue of [...errors, ...warnings]) console.error(issue);
      const issues = new StorageRulesIssues(errors, warnings);
      if (!ruleset) return { issues };
      loaded.set(ruleset.plain, ruleset);
      return { issues, ruleset: new StorageRulesetInstance(this, RULES_VERSION, ruleset.plain) };
    },

    async verifyWithRuleset(name: string, options: unknown) {
      try {
        const ruleset = loaded.get(name);
        if (!ruleset) throw new Error(`there is no ruleset ${name}`);
        const permitted = await evaluator.evaluate(ruleset, operationSchema.parse(options));
        return { permitted, issues: new StorageRulesIssues([], []) };
      } catch (error) {
        // A denial instead of a server error, which the web SDK would retry for minutes.
        console.error(`Denied, because the rules evaluation failed: ${messageOf(error)}`);
        return { permitted: false, issues: new StorageRulesIssues([], []) };
      }
    },
  });
  return () => loaded.size > 0;
}

function showHiddenFields(metadata: Internals['StoredFileMetadata']['prototype']): void {
  const { asRulesResource } = metadata;
  metadata.asRulesResource = function (changes) {
    const hidden = HIDDEN_FIELDS.map((field) => {
      const change: unknown = changes && Reflect.get(changes, field);
      return [field, change === undefined ? Reflect.get(this, field) : change];
    });
    return { ...asRulesResource.call(this, changes), ...Object.fromEntries(hidden) };
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
