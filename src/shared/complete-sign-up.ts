import { z } from 'zod/mini';
import { nameSchema } from './name';
import { uidSchema } from './user-document';
import { usernameSchema } from './username';

/** The callable function's name and region, shared by the function and the site. */
export const COMPLETE_SIGN_UP = 'completeSignUp';
export const FUNCTIONS_REGION = 'us-central1';

export const completeSignUpRequestSchema = z.strictObject({
  name: nameSchema,
  username: usernameSchema,
});

export const completeSignUpResponseSchema = z.object({ uid: uidSchema, username: z.string() });

export type CompleteSignUpRequest = z.infer<typeof completeSignUpRequestSchema>;
export type CompleteSignUpResponse = z.infer<typeof completeSignUpResponseSchema>;
