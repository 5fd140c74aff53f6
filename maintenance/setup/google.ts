import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** Fields of a resource, as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** A request that changes something. */
export type Write = {
  readonly method: 'POST' | 'PATCH' | 'PUT';
  readonly url: string;
  readonly body: Fields;
};

/** Google's REST APIs, with the account and the quota of one project. */
export type Google = {
  /** @returns undefined when there is no such resource, or when its API is not enabled yet */
  readonly get: <Schema extends z.ZodType>(
    url: string,
    schema: Schema,
    /** Some methods that read are a POST. */
    post?: { readonly body?: Fields },
  ) => Promise<z.infer<Schema> | undefined>;
  /** Reads all pages of a collection. */
  readonly list: (url: string, field: string) => Promise<Resource[]>;
  /** Sends the request, and waits until Google has finished the work. */
  readonly send: (write: Write) => Promise<void>;
};

/** A resource. Steps check the other fields that they need. */
export type Resource = z.infer<typeof resourceSchema>;
export const resourceSchema = z.looseObject({ name: z.string().default('') });

export type GoogleOptions = {
  readonly project: string;
  readonly accessToken: () => Promise<string>;
  /** The server of a host; tests start their own. */
  readonly origin?: (host: string) => string;
  readonly pause?: () => Promise<unknown>;
  /** Called before each pause, with the number of pauses so far. */
  readonly progress?: (pauses: number) => void;
  /** Waits for APIs that were enabled a moment ago, and still answer that they are not. */
  readonly waitForApis: boolean;
};

export const PAUSE_S = 5;
const REQUEST_TIMEOUT_MS = 60_000;
/** Ten minutes: longer than Firestore takes to create a database. */
const MAX_PAUSES = 120;

const errorSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
});
const pageSchema = z.looseObject({ nextPageToken: z.string().optional() });
const operationSchema = z.object({
  name: z.string().regex(/(^|\/)operations\//),
  done: z.boolean().default(false),
  error: z.object({ message: z.string() }).optional(),
});

export class GoogleError extends Error {
  constructor(
    readonly status: number,
    readonly reasons: readonly (string | undefined)[],
    message: string,
  ) {
    super(message);
  }
}

export function connectGoogle({
  project,
  accessToken,
  origin = (host) => `https://${host}`,
  pause = () => wait(PAUSE_S * 1000),
  progress = () => undefined,
  waitForApis,
}: GoogleOptions): Google {
  /** Repeats `work` until it returns a result. */
  async function poll<Result>(what: string, work: () => Promise<Result | undefined>) {
    for (let pauses = 0; pauses < MAX_PAUSES; pauses += 1) {
      const result = await work();
      if (result !== undefined) return result;
      progress(pauses);
      await pause();
    }
    throw new Error(`${what} takes longer than ${(MAX_PAUSES * PAUSE_S) / 60} minutes: run again.`);
  }

  async function requestOnce(method: string, url: string, body?: Fields): Promise<unknown> {
    const { host, pathname, search } = new URL(url);
    const response = await fetch(`${origin(host)}${pathname}${search}`, {
      method,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        // The credentials of a person have no project of their own to charge requests to.
        'x-goog-user-project': project,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`${host} cannot be reached.`);
    });
    const text = await response.text();
    if (response.ok) return text === '' ? {} : JSON.parse(text);
    throw errorOf(response.status, text);
  }

  async function request(method: string, url: string, body?: Fields) {
    if (!waitForApis) return requestOnce(method, url, body);
    return poll(new URL(url).host, async () => {
      try {
        return await requestOnce(method, url, body);
      } catch (error) {
        if (isApiDisabled(error)) return undefined;
        throw error;
      }
    });
  }

  const get: Google['get'] = async (url, schema, post) => {
    let answer: unknown;
    try {
      answer = await request(post ? 'POST' : 'GET', url, post?.body);
    } catch (error) {
      if (isApiDisabled(error) || (error instanceof GoogleError && error.status === 404)) {
        return undefined;
      }
      throw error;
    }
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new Error(`Google's answer to ${url} has an unknown form.`);
    return parsed.data;
  };

  return {
    get,

    async list(url, field) {
      const resources: Resource[] = [];
      const page = new URL(url);
      for (;;) {
        const answer = (await get(page.href, pageSchema)) ?? {};
        resources.push(...z.array(resourceSchema).default([]).parse(answer[field]));
        if (!answer.nextPageToken) return resources;
        page.searchParams.set('pageToken', z.string().parse(answer.nextPageToken));
      }
    },

    async send({ method, url, body }) {
      const answer = await request(method, url, body);
      const { data: operation } = operationSchema.safeParse(answer);
      if (!operation) return;
      const { error } = await poll(url, async () => {
        const { name, done } = operation;
        const current = done ? operation : await request('GET', `${apiOf(url)}/${name}`);
        const parsed = operationSchema.parse(current);
        return parsed.done ? parsed : undefined;
      });
      if (error) throw new Error(error.message);
    },
  };
}

/** The host and the version of an API; the names of its resources and operations follow. */
export function apiOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}/${pathname.split('/')[1]}`;
}

function errorOf(status: number, text: string): GoogleError {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // For example the page of a proxy.
  }
  const { error } = errorSchema.safeParse(answer).data ?? {};
  const reasons = error?.details.map(({ reason }) => reason) ?? [];
  return new GoogleError(status, reasons, error?.message ?? 'no reason given');
}

function isApiDisabled(error: unknown): boolean {
  return error instanceof GoogleError && error.reasons.includes('SERVICE_DISABLED');
}
