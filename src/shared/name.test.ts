import { describe, expect, test } from 'vitest';
import { cleanName, NAME_MAX_LENGTH, nameSchema } from './name';
import { checkSignUp } from './sign-up';

const signUpErrors = (name: string) => {
  const fields = { email: 'jane@example.com', password: 'sailing1', birthDay: '1' } as const;
  const result = checkSignUp(
    { ...fields, name, birthMonth: 'January', birthYear: '2000' },
    { year: 2026, month: 11, day: 21 },
  );
  return result.ok ? undefined : result.errors;
};

describe('accepts', () => {
  test.each([
    ['one letter', 'J'],
    ['spaces around it', '  Jane  '],
    ['several scripts', 'Jané 李 😀'],
    ['the maximum length', 'x'.repeat(NAME_MAX_LENGTH)],
    ['punctuation', 'Anne-Marie O’Neill, Jr.'],
    ['a digit', '7'],
    ['an emoji', '😀'],
    ['an emoji sequence with zero-width joiners', '👩‍👩‍👧‍👦'],
    ['an emoji with variation selector and skin tone', '❤️ 👋🏽'],
    ['a keycap', '1️⃣'],
    ['a flag of tag characters', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Arabic', 'محمد عبد الله'],
    ['vocalized Arabic', 'مُحَمَّدٌ'],
    ['Arabic with a right-to-left mark', '\u200fمحمد (علي)\u200f'],
    ['Persian with a zero-width non-joiner', 'علی‌رضا'],
    ['Devanagari', 'कृष्णा ज़ाकिर हुसैन'],
    ['Sinhala with a zero-width joiner', 'ශ්‍රී'],
    ['Vietnamese, composed', 'Nguyễn Thị Ánh'.normalize('NFC')],
    ['Vietnamese, decomposed', 'Nguyễn Thị Ánh'.normalize('NFD')],
    ['Thai', 'น้ำผึ้ง ปิ่นเกล้า'],
    ['Hebrew with niqqud', 'שִׂמְחָה בַּת־שֶׁבַע'],
    ['Burmese with five marks in a row', 'မျှော်'],
    ['Burmese with four nonspacing marks in a row', 'ညှို့'],
    ['Khmer', 'ស្រីពៅ'],
    ['Tibetan', 'སྒྲོལ་མ'],
    ['polytonic Greek with four marks', 'ᾱ̓́ͅ'.normalize('NFD')],
    ['Yoruba', 'Ṣọ́lá Adébọ̀wálé'],
    ['Hangul', '김민준'],
    ['Hangul, decomposed', '김민준'.normalize('NFD')],
    ['a supplementary letter', '𠮷田'],
    ['four marks on one letter', `a${'\u0323'.repeat(4)}`],
    ['a visible character between invisible ones', '\u200bJ\u200b'],
    ['a letter of a later Unicode version', '\u{323B0}'],
  ])('%s', (_, name) => {
    expect(nameSchema.parse(name)).toBe(name.trim());
    expect(signUpErrors(name)).toBeUndefined();
  });
});

describe('rejects', () => {
  test.each([
    ['an empty name', ''],
    ['spaces', '   '],
    ['Unicode spaces', '\u00a0\u2003\u3000\u205f'],
    ['line separators', '\u2028\u2029'],
    ['more than the maximum length', 'x'.repeat(NAME_MAX_LENGTH + 1)],
    ['zero-width spaces', '\u200b\u200b'],
    ['zero-width joiners and non-joiners', '\u200d\u200c'],
    ['a word joiner', '\u2060'],
    ['a byte order mark between zero-width spaces', '\u200b\ufeff\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['interlinear annotation characters', '\ufff9\ufffb'],
    ['direction marks', '\u200e\u200f\u061c'],
    ['Hangul fillers', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['Hangul jamo fillers', '\u115f\u1160'],
    ['a Braille blank', '\u2800'],
    ['a musical null notehead', '\u{1D159}'],
    ['Egyptian blanks', '\u{13441}\u{13442}'],
    ['variation selectors', '\ufe0f\u{E0100}'],
    ['tag characters', '\u{E0061}\u{E007F}'],
    ['combining marks alone', '\u0301\u0302'],
    ['a Mongolian vowel separator', '\u180e'],
    ['a right-to-left override', '\u202eenaJ'],
    ['a left-to-right override', 'Jane\u202d'],
    ['embeddings', '\u202aJane\u202c'],
    ['a right-to-left embedding', 'Jane\u202b'],
    ['isolates', '\u2066Jane\u2069'],
    ['a right-to-left isolate', 'Jane\u2067'],
    ['a first-strong isolate', 'Jane\u2068'],
    ['a pop directional isolate', 'Jane\u2069'],
    ['a lone high surrogate', 'Jane\ud83d'],
    ['a lone low surrogate', '\ude00Jane'],
    ['surrogates in the wrong order', 'J\ude00\ud83d'],
    ['five marks on one letter', `a${'\u0323'.repeat(5)}`],
    ['five marks of which one composes', `a${'\u0301'.repeat(5)}`],
    ['marks stacked on a composed letter', 'J\u1ead\u0300\u0301\u0302'],
    ['a tower of different marks', 'J\u0315\u031b\u0321\u0322\u0327\u0328ane'],
    ['Thai marks in a row', `ก${'\u0e47'.repeat(5)}`],
    ['enclosing marks in a row', `a${'\u20dd'.repeat(5)}`],
    ['marks split by a zero-width joiner', `a${'\u0301'.repeat(3)}\u200d${'\u0301'.repeat(3)}`],
    ['marks split by a grapheme joiner', `a${'\u0301'.repeat(3)}\u034f${'\u0301'.repeat(3)}`],
  ])('%s', (_, name) => {
    expect(nameSchema.safeParse(name).success).toBe(false);
    expect(signUpErrors(name)).toEqual({ formFields: 'fillInAllFields' });
  });

  // The form replaces control characters before validation.
  test.each(['a\u0000b', 'a\nb', 'a\u0085b'])('control characters: %j', (name) => {
    expect(nameSchema.safeParse(name).success).toBe(false);
    expect(signUpErrors(name)).toBeUndefined();
  });
});

test('cleanName replaces control characters', () => {
  expect(cleanName('\tJane\nDoe\u0000')).toBe('Jane Doe');
});
