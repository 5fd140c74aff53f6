import type { Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import { mdxExpression } from 'micromark-extension-mdx-expression';
// For the types of data.micromarkExtensions.
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
  // Only in text: as a block of its own, a brace would not become part of a paragraph.
  const { text = {} } = mdxExpression();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { text }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), replaceBraces(file)];
};

function replaceBraces(file: string): Extension {
  return {
    enter: {
      mdxTextExpression(this: CompileContext, token: Token) {
        openText(this, token);
      },
    },
    exit: {
      mdxTextExpression(this: CompileContext, token: Token) {
        // The node that openText opened; the library pops it in its own exit handler, which this one replaces.
        const text = this.stack.pop();
        if (text?.type !== 'text') throw new Error(`The braces in ${file} are not in a text.`);
        const mistake = (sentence: string) => new Mistake(file, sentence, token.start.line);
        text.value += textOfBraces(this.sliceSerialize(token), mistake);
        // The node now ends after the braces.
        const { line, column, offset } = token.end;
        if (text.position) text.position.end = { line, column, offset };
      },
    },
  };
}

/** mdast-util-from-markdown's own handler for text: continues the text node before the braces, or starts one. */
function openText(context: CompileContext, token: Token): void {
  context.config.enter.data?.call(context, token);
}
