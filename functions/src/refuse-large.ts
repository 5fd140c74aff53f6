import type { HttpsFunction } from 'firebase-functions/v2/https';

/**
 * A callable that looks at no request with a larger body. The platform lets 32 MB through and has
 * parsed them by then; but the SDK copies what was parsed, and logs parts of it, before the
 * function's own code is asked. Of 10 MB that are a million fields, everybody who shares the
 * process would feel that for seconds.
 */
export function refuseLarge<Callable extends HttpsFunction>(
  callable: Callable,
  mostBytes: number,
): Callable {
  // A proxy, because the deployment reads properties of the function that are not enumerable.
  return new Proxy(callable, {
    apply: (inner, _self, [request, response]: Parameters<HttpsFunction>) => {
      // A browser's preflight has none, whatever the type says.
      const bytes = request.rawBody?.length ?? 0;
      if (bytes <= mostBytes) return inner(request, response);
      const message = `A request has at most ${mostBytes} bytes.`;
      response.status(413).json({ error: { status: 'INVALID_ARGUMENT', message } });
    },
  });
}
