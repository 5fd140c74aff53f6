import { z } from 'zod/mini';

export const NAME_MAX_LENGTH = 100;

const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** A person's name: trimmed, 1 to 100 characters, no control characters. */
export const nameSchema = z.string().check(
  z.maxLength(NAME_MAX_LENGTH * 2),
  z.trim(),
  z.minLength(1),
  z.maxLength(NAME_MAX_LENGTH),
  z.refine((name) => name.search(CONTROL_CHARACTERS) === -1),
);

/** What a form keeps of a typed or pasted name: control characters, which nobody sees, go. */
export function cleanName(typed: string): string {
  return typed.replace(CONTROL_CHARACTERS, ' ').trim();
}
