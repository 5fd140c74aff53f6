import { cleanName, nameSchema } from './name';

/**
 * Whether a form field counts as empty. Spaces count as characters in a password. An invalid name
 * counts as empty.
 */
export function isBlank(field: string, value: string): boolean {
  if (field === 'name') return !nameSchema.safeParse(cleanName(value)).success;
  return (field === 'password' ? value : value.trim()) === '';
}
