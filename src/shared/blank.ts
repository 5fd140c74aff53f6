import { cleanName, nameSchema } from './name';

/**
 * Whether a field of a form counts as empty. In a password, spaces are characters like others; a
 * name that cannot be shown is none.
 */
export function isBlank(field: string, value: string): boolean {
  if (field === 'name') return !nameSchema.safeParse(cleanName(value)).success;
  return (field === 'password' ? value : value.trim()) === '';
}
