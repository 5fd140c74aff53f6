import { plain } from '../../components/rich-text/RichText';
import { support } from '../../content/support';
import type { Block } from '../../content/types';

/** Every question of the page with its answer, for search engines. */
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
