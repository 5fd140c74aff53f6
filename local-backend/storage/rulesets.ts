import { basename } from 'node:path';
import type { FirestoreRulesClient } from './firestore-rules-client';
import type { Issues, RulesFile } from './internals';
import { translateRules, UntranslatableRules } from './translate-rules';

/** The two projects on the Firestore emulator that hold one ruleset (see TranslatedRules). */
export type RulesetProjects = { readonly plain: string; readonly exchanged: string };

export type Loaded = Issues & { readonly ruleset?: RulesetProjects };

/** Loads Storage rules into the Firestore emulator, each ruleset into its own projects. */
export class Rulesets {
  readonly #client: FirestoreRulesClient;
  readonly #prefix: string;
  #count = 0;

  /** @param prefix the start of the project ids */
  constructor(client: FirestoreRulesClient, prefix = `demo-storage-rules-${process.pid}`) {
    this.#client = client;
    this.#prefix = prefix;
  }

  /** @returns the ruleset, or the errors that prevent loading it */
  async load(file: RulesFile): Promise<Loaded> {
    const name = basename(file.name);
    const number = this.#count++;
    const ruleset = {
      plain: `${this.#prefix}-${number}`,
      exchanged: `${this.#prefix}-${number}-exchanged`,
    };
    try {
      const { rules, exchanged, lastLine } = translateRules(file.content);
      const plain = await this.#client.load(ruleset.plain, name, rules);
      const errors = await this.#client.load(ruleset.exchanged, name, exchanged);
      if (plain.errors.length + errors.errors.length === 0) {
        return { errors: [], warnings: placed(plain.warnings, name, lastLine), ruleset };
      }
      return { errors: placed([...plain.errors, ...errors.errors], name, lastLine), warnings: [] };
    } catch (error) {
      if (!(error instanceof UntranslatableRules)) throw error;
      return { errors: [`${name}:${error.line} ${error.message}`], warnings: [] };
    }
  }
}

/** Messages such as `L3:5 …` without duplicates, with the file name instead of `L`. */
function placed(messages: readonly string[], name: string, lastLine: number): string[] {
  const own = messages.filter((message) => (lineOf(message) ?? 0) < lastLine);
  const kept = own.length > 0 ? own : messages;
  return [...new Set(kept.map((message) => message.replace(/^L(\d+)/, `${name}:$1`)))];
}

function lineOf(message: string): number | undefined {
  const line = /^L(\d+)/.exec(message)?.[1];
  return line === undefined ? undefined : Number(line);
}
