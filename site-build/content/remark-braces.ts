import type { Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import type {} from 'remark-parse';
import type { Plugin } from 'unified';
import { textOfBraces } from './insert-facts.ts';
import { Mistake } from './mistake.ts';

/**
 * Replaces `{product}` by its fact while Markdown is read. MDX's tokenizer finds the braces, because it
 * knows escapes and code; without a parser for JavaScript, it leaves their content alone. A fact becomes
 * part of the text around it: as a node of its own, React would write comments around it, and as
 * Markdown, its characters could mean something.
 *
 * @param file the path of the text, for mistakes
 */
export const remarkBraces: Plugin<[file: string], Root> = function (file) {
  const data = this.data();
  const { text = {} } = mdxExpression();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { text }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), replaceBraces(file)];
};

function replaceBraces(file: string): Extension {
  return {
    enter: {
      mdxTextExpression(this: CompileContext, token: Token) {
        this.config.enter.data?.call(this, token);
      },
    },
    exit: {
      mdxTextExpression(this: CompileContext, token: Token) {
        const text = this.stack.pop();
        if (text?.type !== 'text') throw new Error(`The braces in ${file} are not in a text.`);
        const { line, column, offset } = token.end;
        text.value += textOfBraces(
          this.sliceSerialize(token),
          (sentence) => new Mistake(file, sentence, token.start.line),
        );
        if (text.position) text.position.end = { line, column, offset };
      },
    },
  };
}
