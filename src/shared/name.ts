import { z } from 'zod/mini';
import { LIMITS } from './limits';

const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Embeddings, overrides and isolates reorder the text around the name. The marks U+200E, U+200F and
 * U+061C do not, and Hebrew, Arabic and Persian keyboards type them.
 */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/u;

const LONE_SURROGATES = /\p{Cs}/u;

/** Zero-width characters, variation selectors and Hangul fillers. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * UTS #39, 5.4, counted after decomposition: Vietnamese, pointed Hebrew and vocalized Arabic use up
 * to 3 nonspacing marks in a row, Burmese and polytonic Greek up to 4. Spacing marks, which Burmese
 * also uses, do not count.
 */
const TOO_MANY_MARKS = /[\p{Mn}\p{Me}]{5}/u;

/**
 * Anything but spaces, format characters and combining marks, which need a base character. The last
 * four look blank despite their category: Braille, a musical null notehead and two Egyptian blanks.
 * Excluding is safer than including: a letter or emoji that is too new for a browser or Node
 * version still counts as visible.
 */
const VISIBLE =
  /[^\s\p{Z}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u;

/** Removes ignorable characters first, because they could split a run of marks. */
function hasTooManyMarks(name: string): boolean {
  return TOO_MANY_MARKS.test(name.normalize('NFD').replace(IGNORABLE, ''));
}

/** A user's name: trimmed, with a visible character, and with none that disturbs the text around it. */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LIMITS.name.max),
  z.refine((name) => !CONTROL_CHARACTER.test(name)),
  z.refine((name) => VISIBLE.test(name)),
  z.refine((name) => !BIDI_CONTROLS.test(name)),
  z.refine((name) => !LONE_SURROGATES.test(name)),
  z.refine((name) => !hasTooManyMarks(name)),
);

/** Replaces control characters in a typed or pasted line, because they are invisible. */
export function cleanLine(typed: string): string {
  return typed.replace(new RegExp(CONTROL_CHARACTER, 'gu'), ' ').trim();
}
