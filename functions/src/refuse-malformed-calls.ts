import type { HttpsFunction } from 'firebase-functions/v2/https';
import { z } from 'zod/mini';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether no field is an object or named `@type`: the library's decoder can throw for both. */
function isFlat(data: unknown): boolean {
  if (!isObject(data)) return true;
  return Object.entries(data).every(([key, value]) => key !== '@type' && !isObject(value));
}

const callSchema = z.object({
  method: z.literal('POST'),
  body: z.strictObject({ data: z.unknown().check(z.refine(isFlat)) }),
});

/**
 * Refuses all requests but preflights and calls with flat data: the library logs others as errors.
 * A body that is not JSON is among them, because the server does not parse it (limit-requests.ts).
 */
export function refuseMalformedCalls<Callable extends HttpsFunction>(callable: Callable): Callable {
  // A proxy keeps the properties of the function, from which the platform deploys it.
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      if (request.method === 'OPTIONS' || callSchema.safeParse(request).success) {
        return Reflect.apply(target, self, [request, response]);
      }
      const error = { status: 'INVALID_ARGUMENT', message: 'The call is malformed.' };
      response.status(400).json({ error });
    },
  });
}
