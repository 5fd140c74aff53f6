/**
 * How long an operation may take, in ms from its first request. Then it fails as if the network had failed:
 * a server that accepts a request and never answers would otherwise keep the user waiting.
 */
export const TIME_LIMIT_MS = 15_000;

/** Has a code, as Firebase's own errors do. */
class TimeLimitError extends Error {
  readonly code = 'deadline-exceeded';
}

/**
 * Fails when the work takes longer than the time limit. The work itself continues.
 *
 * @throws an error with the code `deadline-exceeded`, or the error of the work
 */
export async function withTimeLimit<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError('No answer in time')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([work, timeLimit]);
  } finally {
    clearTimeout(timer);
  }
}
