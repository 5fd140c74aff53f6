import { plain } from '../../components/rich-text/RichText';
import { support } from '../../content/support';
import type { Block } from '../../content/types';

/** The page's questions and answers as structured data. */
export function faqPage() {
  return {
    '@type': 'FAQPage',
    mainEntity: support.groups.flatMap(({ topics }) =>
      topics.map(({ heading, body }) => ({
        '@type': 'Question',
        name: heading,
        acceptedAnswer: { '@type': 'Answer', text: body.map(plainText).join(' ') },
      })),
    ),
  };
}

function plainText(block: Block): string {
  return 'items' in block ? block.items.map(plain).join(' ') : plain(block.text);
}
