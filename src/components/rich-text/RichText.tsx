import type { Block, Inline, Text } from '../../content/types';
import { SiteLink } from '../site-link/SiteLink';

/** Paragraphs, lists, quotes and headings of a text in src/content. */
export function RichText({
  blocks,
  headingLevel: Heading = 'h2',
}: {
  readonly blocks: readonly Block[];
  readonly headingLevel?: 'h2' | 'h3';
}) {
  return blocks.map((block, index) => {
    const key = `${block.kind} ${index}`;
    switch (block.kind) {
      case 'h2':
        return <Heading key={key}>{block.text}</Heading>;
      case 'p':
        return (
          <p key={key}>
            <Line text={block.text} />
          </p>
        );
      case 'quote':
        return (
          <blockquote key={key}>
            <Line text={block.text} />
          </blockquote>
        );
      default: {
        const List = block.kind;
        return (
          <List key={key}>
            {block.items.map((item) => (
              <li key={plain(item)}>
                <Line text={item} />
              </li>
            ))}
          </List>
        );
      }
    }
  });
}

/** Inline text with its links and emphasis. */
export function Line({ text }: { readonly text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((part) => {
    if (typeof part === 'string') return part;
    if ('strong' in part) return <strong key={part.strong}>{part.strong}</strong>;
    return (
      <SiteLink key={part.text} href={part.href}>
        {part.text}
      </SiteLink>
    );
  });
}

/** The text without its links and emphasis. */
export function plain(text: Text): string {
  if (typeof text === 'string') return text;
  const word = (part: Inline) =>
    typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text;
  return text.map(word).join('');
}
