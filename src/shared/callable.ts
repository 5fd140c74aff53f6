import { z } from 'zod/mini';
import { enteredFields, uidSchema } from './user-document';
import { requestedUsernameSchema } from './username';

export const COMPLETE_SIGN_UP = 'completeSignUp';
export const FUNCTIONS_REGION = 'us-central1';

/** Unknown fields are ignored, so that a function that was rolled back still serves a newer site. */
export const completeSignUpRequestSchema = z.object({
  ...enteredFields,
  username: requestedUsernameSchema,
  /** The account that the form is for. Optional, because pages from before it do not send it. */
  uid: z.optional(uidSchema),
});

// Not `usernameSchema`: a stored username may be older than today's rules and reserved names.
export const completeSignUpResponseSchema = z.object({ uid: uidSchema, username: z.string() });

export type CompleteSignUpRequest = z.infer<typeof completeSignUpRequestSchema>;
export type CompleteSignUpResponse = z.infer<typeof completeSignUpResponseSchema>;
