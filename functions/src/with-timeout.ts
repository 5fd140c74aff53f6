/** The work exceeded its timeout. It may still finish. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
  readonly code = 'deadline-exceeded';
}

/**
 * Rejects when the work takes longer than the timeout. The work keeps running; a later rejection is
 * ignored.
 *
 * @throws DeadlineExceeded after `ms` milliseconds
 */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded()), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
