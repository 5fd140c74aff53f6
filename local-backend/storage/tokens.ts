/** A token of a rules file; `line` counts from 1. */
export type Token = {
  readonly kind: 'word' | 'string' | 'comment' | 'space' | 'sign';
  readonly text: string;
  readonly line: number;
};

const PIECES: readonly (readonly [Token['kind'], RegExp])[] = [
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['string', /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y],
  ['space', /\s+/y],
  ['word', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['sign', /[\s\S]/y],
];

/** Splits a rules file into words, strings, comments, spaces and signs. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  let line = 1;
  while (position < source.length) {
    const token = tokenAt(source, position, line);
    tokens.push(token);
    position += token.text.length;
    line += token.text.split('\n').length - 1;
  }
  return tokens;
}

function tokenAt(source: string, position: number, line: number): Token {
  for (const [kind, pattern] of PIECES) {
    pattern.lastIndex = position;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) return { kind, text, line };
  }
  throw new Error(`No token at ${position}: the last pattern matches every character.`);
}
