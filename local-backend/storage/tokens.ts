/** A token of a rules file. */
export type Token = {
  readonly kind: 'word' | 'string' | 'comment' | 'sign';
  readonly text: string;
};

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/;
const WORD = /[A-Za-z_]\w*/;
const TOKEN = new RegExp(
  `(?<comment>${COMMENT.source})|(?<string>${STRING.source})|(?<word>${WORD.source})|[\\s\\S]`,
  'g',
);

/** Splits a rules file into comments, strings, words and single signs, including white space. */
export function tokenize(source: string): Token[] {
  return [...source.matchAll(TOKEN)].map(({ 0: text, groups: { comment, string, word } = {} }) => {
    if (comment !== undefined) return { kind: 'comment', text };
    if (string !== undefined) return { kind: 'string', text };
    return { kind: word === undefined ? 'sign' : 'word', text };
  });
}
