import { expect, test } from 'vitest';
import { LIMITS } from './limits';
import { nameSchema } from './name';

test.each([
  ['one letter', 'J'],
  ['spaces around it', '  Jane  '],
  ['the most characters', 'x'.repeat(LIMITS.name.max)],
  ['an emoji sequence with zero-width joiners', '👩\u200d👩\u200d👧\u200d👦'],
  ['an emoji with variation selector and skin tone', '❤️ 👋🏽'],
  ['vocalized Arabic', 'مُحَمَّدٌ'],
  ['Arabic with a right-to-left mark', '\u200fمحمد (علي)\u200f'],
  ['Persian with a zero-width non-joiner', 'علی\u200cرضا'],
  ['Vietnamese, decomposed', 'Nguyễn Thị Ánh'.normalize('NFD')],
  ['Hebrew with niqqud', 'שִׂמְחָה בַּת־שֶׁבַע'],
  ['Burmese with five marks in a row, three of them spacing', 'မျှော်'],
  ['Burmese with four nonspacing marks in a row', 'ညှို့'],
  ['polytonic Greek with four marks', 'ᾱ̓́ͅ'.normalize('NFD')],
  ['a visible character between invisible ones', '\u200bJ\u200b'],
  ['a letter that older versions of Node do not know', '\u{323B0}'],
])('accepts a name with %s', (_, name) => {
  expect(nameSchema.parse(name)).toBe(name.trim());
});

test.each([
  ['nothing', ''],
  ['only Unicode spaces', ' \u00a0\u2003\u3000\u205f'],
  ['one character too many', 'x'.repeat(LIMITS.name.max + 1)],
  ['only zero-width joiners and non-joiners', '\u200d\u200c'],
  ['only a word joiner', '\u2060'],
  ['only interlinear annotation characters', '\ufff9\ufffb'],
  ['only direction marks', '\u200e\u200f\u061c'],
  ['only Hangul fillers', '\u3164\uffa0\u115f\u1160'],
  ['only a Braille blank', '\u2800'],
  ['only a musical null notehead', '\u{1D159}'],
  ['only Egyptian blanks', '\u{13441}\u{13442}'],
  ['only variation selectors', '\ufe0f\u{E0100}'],
  ['only combining marks', '\u0301\u0302'],
  ['a left-to-right embedding', '\u202aJane'],
  ['a right-to-left override', '\u202eJane'],
  ['a left-to-right isolate', 'Jane\u2066'],
  ['the end of an isolate', 'Jane\u2069'],
  ['a lone high surrogate', 'Jane\ud83d'],
  ['five nonspacing marks on one letter', `a${'\u0323'.repeat(5)}`],
  ['marks stacked on a composed letter', 'J\u1ead\u0300\u0301\u0302'],
  ['enclosing marks in a row', `a${'\u20dd'.repeat(5)}`],
  ['marks split by a zero-width joiner', `a${'\u0301'.repeat(3)}\u200d${'\u0301'.repeat(3)}`],
  ['control characters', 'a\u0000b'],
])('rejects a name with %s', (_, name) => {
  expect(nameSchema.safeParse(name).success).toBe(false);
});
