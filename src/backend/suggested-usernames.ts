import { z } from 'zod/mini';
import { usernameTakenSchema } from '../shared/complete-sign-up';

const takenError = z.object({ details: usernameTakenSchema });

/** The free usernames in the error for a taken one; none in other errors. */
export function suggestedUsernames(error: unknown): readonly string[] {
  return takenError.safeParse(error).data?.details.suggestions ?? [];
}
