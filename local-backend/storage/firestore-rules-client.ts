import { z } from 'zod';
import type { FirestoreFields } from './firestore-value';
import type { Issues } from './internals';

/** A user's request for a document, to test whether the rules allow it. */
export type DocumentRequest =
  | { readonly method: 'GET' | 'DELETE' }
  | { readonly method: 'PATCH'; readonly fields: FirestoreFields };

export type Evaluation = {
  readonly projectId: string;
  /** Percent-encoded, with an even number of segments. */
  readonly document: string;
  /** The document before the request; undefined when there is none. */
  readonly before: FirestoreFields | undefined;
  readonly request: DocumentRequest;
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

/** Evaluates rules with the Firestore emulator. */
export class FirestoreRulesClient {
  readonly #address: string;

  /** @param address host and port of the emulator */
  constructor(address: string) {
    this.#address = address;
  }

  /**
   * Sets the rules of a project.
   *
   * @returns errors when the rules do not compile, otherwise warnings; each starts with `L` and the
   *   line number
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
   * @returns whether the rules of the project allow the request
   * @throws Error when the emulator fails to evaluate the rules
   */
  async allows(evaluation: Evaluation): Promise<boolean> {
    const url = `http://${this.#address}/v1/projects/${evaluation.projectId}/databases/(default)/documents/${evaluation.document}`;
    const before = evaluation.before
      ? { method: 'PATCH', headers: OWNER, body: JSON.stringify({ fields: evaluation.before }) }
      : { method: 'DELETE', headers: OWNER };
    await expectOk(await fetch(url, before));
    const { request, token } = evaluation;
    const response = await fetch(url, {
      method: request.method,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(request.method === 'PATCH' ? { body: JSON.stringify({ fields: request.fields }) } : {}),
    });
    if (response.status === 403) return false;
    if (response.status !== 404) await expectOk(response);
    return true;
  }
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) {
    throw new Error(
      `the Firestore emulator responded with ${response.status}: ${await errorMessage(response)}`,
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
