import { z } from 'zod/mini';

export const NAME_MAX_LENGTH = 100;

const CONTROL_CHARACTERS = /\p{Cc}/gu;

/**
 * Embeddings, overrides and isolates reorder the text around the name. The marks U+200E, U+200F and
 * U+061C do not, and Hebrew, Arabic and Persian keyboards type them.
 */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/u;

const LONE_SURROGATES = /\p{Cs}/u;

/** Zero-width characters, variation selectors and Hangul fillers. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * UTS #39, 5.4, which counts after decomposition: Vietnamese, pointed Hebrew and vocalized Arabic
 * use up to 3 nonspacing marks in a row, Burmese and polytonic Greek up to 4. Spacing marks, of
 * which Burmese adds more, do not count.
 */
const TOO_MANY_MARKS = /[\p{Mn}\p{Me}]{5}/u;

/**
 * Anything but spaces, format characters and combining marks, which need a character to stand on.
 * The last four look blank though their category says otherwise: Braille, a musical null notehead
 * and two Egyptian blanks. Excluding is safer than including: a letter or emoji that an older
 * browser or Node version does not know yet still counts as visible.
 */
const VISIBLE =
  /[^\s\p{Z}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u;

/** Ignorable characters are removed first, or one of them could split a run of marks. */
function hasTooManyMarks(name: string): boolean {
  return TOO_MANY_MARKS.test(name.normalize('NFD').replace(IGNORABLE, ''));
}

/** A person's name: trimmed, 1 to 100 characters, at least one of them visible. */
export const nameSchema = z.string().check(
  z.maxLength(NAME_MAX_LENGTH * 2),
  z.trim(),
  z.minLength(1),
  z.maxLength(NAME_MAX_LENGTH),
  z.refine((name) => name.search(CONTROL_CHARACTERS) === -1),
  z.refine((name) => VISIBLE.test(name)),
  z.refine((name) => !BIDI_CONTROLS.test(name)),
  z.refine((name) => !LONE_SURROGATES.test(name)),
  z.refine((name) => !hasTooManyMarks(name)),
);

/** A typed or pasted name without control characters, which are invisible. */
export function cleanName(typed: string): string {
  return typed.replace(CONTROL_CHARACTERS, ' ').trim();
}
