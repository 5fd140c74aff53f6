import { z } from 'zod/mini';
import { cleanName } from './name';
import { enteredFields } from './user-document';

const schemas: Readonly<Record<string, z.core.$ZodType>> = enteredFields;

/**
 * Whether a form field counts as empty and must not be. Spaces count as characters in a password.
 * Text that the user document does not accept, such as an invisible name, counts as empty.
 */
export function isBlank(field: string, value: string): boolean {
  const schema = schemas[field];
  if (schema) return !z.safeParse(schema, cleanName(value)).success;
  return (field === 'password' ? value : value.trim()) === '';
}
