import { z } from 'zod';
import type { FirestoreFields } from './firestore-value';
import type { Issues } from './internals';

/** What the user tries on a document, to see whether the rules allow it. */
export type Attempt =
  | { readonly method: 'GET' | 'DELETE' }
  | { readonly method: 'PATCH'; readonly fields: FirestoreFields };

export type Question = {
  readonly projectId: string;
  /** Percent-encoded, with an even number of segments. */
  readonly document: string;
  /** The document before the attempt; undefined when there is none. */
  readonly before: FirestoreFields | undefined;
  readonly attempt: Attempt;
  /** The user's token for that project; undefined when not signed in. */
  readonly token: string | undefined;
};

const OWNER = { authorization: 'Bearer owner' };
const loadedSchema = z.object({
  issues: z
    .array(
      z.object({
        description: z.string(),
        sourcePosition: z.object({ line: z.number() }).optional(),
      }),
    )
    .optional(),
});
const answerSchema = z.object({ error: z.object({ message: z.string() }) });

/** The Firestore emulator, asked about rules. */
export class RulesEngine {
  readonly #address: string;

  /** @param address host and port of the emulator */
  constructor(address: string) {
    this.#address = address;
  }

  /**
   * Gives a project its rules.
   *
   * @returns errors of rules that do not compile, warnings of those that do; each starts with
   *   `L` and its line
   */
  async load(projectId: string, name: string, content: string): Promise<Issues> {
    const response = await fetch(
      `http://${this.#address}/emulator/v1/projects/${projectId}:securityRules`,
      { method: 'PUT', body: JSON.stringify({ rules: { files: [{ name, content }] } }) },
    );
    if (!response.ok) {
      const message = await errorMessage(response);
      const placed = message.split('\n').filter((line) => /^L\d/.test(line));
      return { errors: placed.length > 0 ? placed : [message], warnings: [] };
    }
    const { issues = [] } = loadedSchema.parse(await response.json());
    return {
      errors: [],
      warnings: issues.map(
        ({ description, sourcePosition }) => `L${sourcePosition?.line ?? 1} ${description}`,
      ),
    };
  }

  /**
   * @returns whether the rules of the project allow the attempt
   * @throws Error when the engine cannot say
   */
  async allows(question: Question): Promise<boolean> {
    const url = `http://${this.#address}/v1/projects/${question.projectId}/databases/(default)/documents/${question.document}`;
    const before = question.before
      ? { method: 'PATCH', headers: OWNER, body: JSON.stringify({ fields: question.before }) }
      : { method: 'DELETE', headers: OWNER };
    await expectOk(await fetch(url, before));
    const { attempt, token } = question;
    const response = await fetch(url, {
      method: attempt.method,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(attempt.method === 'PATCH' ? { body: JSON.stringify({ fields: attempt.fields }) } : {}),
    });
    if (response.status === 403) return false;
    if (response.status !== 404) await expectOk(response);
    return true;
  }
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) {
    throw new Error(
      `the rules engine answered ${response.status}: ${await errorMessage(response)}`,
    );
  }
}

async function errorMessage(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return answerSchema.parse(JSON.parse(text)).error.message;
  } catch {
    return text;
  }
}
