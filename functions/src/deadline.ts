/** An answer that did not come in time. What was asked may still happen. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
  readonly code = 'deadline-exceeded';
}

/**
 * Waits for work, but not for ever. The work goes on by itself; its later failure is nobody's.
 *
 * @throws DeadlineExceeded when the work has not ended after so many milliseconds
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
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
