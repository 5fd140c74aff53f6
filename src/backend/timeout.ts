/**
 * How long an operation may take, in ms from its first request. After that, it fails like a lost connection,
 * so that a server that accepts a request and never answers does not keep the user waiting.
 */
export const TIMEOUT_MS = 15_000;

/** Like Firebase's own errors, it has a `code`. */
class TimeoutError extends Error {
  readonly code = 'deadline-exceeded';
}

/**
 * Fails when the work takes longer than `TIMEOUT_MS`. The work itself continues.
 *
 * @throws TimeoutError, or the error of the work
 */
export async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('No answer in time')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
