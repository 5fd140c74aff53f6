import { z } from 'zod';

const metadataSchema = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((metadata) => metadata ?? undefined);

/** An operation on a Storage object, as the Storage emulator passes it to the rules. */
export const operationSchema = z.object({
  method: z.enum(['get', 'list', 'create', 'update', 'delete']),
  /** `b/BUCKET/o/NAME…` */
  path: z.string(),
  /** The object's metadata before and after the operation; absent where there is no object. */
  file: z.object({ before: metadataSchema, after: metadataSchema }),
  /** The caller's ID token. */
  token: z.string().optional(),
});

export type Operation = z.infer<typeof operationSchema>;
