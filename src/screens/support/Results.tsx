import {
  Children,
  type ComponentProps,
  createContext,
  type HTMLAttributes,
  type ReactNode,
  use,
} from 'react';
import { MockupInText } from '../../components/mockups/PhoneFrame';
import { SiteLink } from '../../components/site-link/SiteLink';
import { type Results, splitMatches } from './search';

/** What the search hides and marks: the ids of headings, and words. */
export const SearchContext = createContext<Pick<Results, 'hidden' | 'marked'>>({
  hidden: new Set(),
  marked: new Set(),
});

/** The elements of the answers, which hide and mark themselves. */
export const searchable = {
  section: filtered('section'),
  article: filtered('article'),
  h3: marked('h3'),
  p: marked('p'),
  li: marked('li'),
  strong: marked('strong'),
  em: marked('em'),
  a: ({ children, ...link }: ComponentProps<typeof SiteLink>) => (
    <SiteLink {...link}>
      <Marked>{children}</Marked>
    </SiteLink>
  ),
  Phone: MockupInText,
};

function filtered(Tag: 'section' | 'article') {
  return (props: HTMLAttributes<HTMLElement>) => {
    const { hidden } = use(SearchContext);
    return <Tag {...props} hidden={hidden.has(props['aria-labelledby'] ?? '')} />;
  };
}

function marked(Tag: 'h3' | 'p' | 'li' | 'strong' | 'em') {
  return ({ children, ...props }: HTMLAttributes<HTMLElement>) => {
    const { marked: words } = use(SearchContext);
    // The key replaces the whole element: React cannot remove texts that a translator has replaced.
    return (
      <Tag key={[...words].join(' ')} {...props}>
        <Marked>{children}</Marked>
      </Tag>
    );
  };
}

function Marked({ children }: { readonly children: ReactNode }) {
  const { marked: words } = use(SearchContext);
  if (words.size === 0) return children;
  return Children.map(children, (child) =>
    typeof child === 'string'
      ? splitMatches(child, words).map(({ text, isMatch }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
          isMatch ? <mark key={index}>{text}</mark> : text,
        )
      : child,
  );
}
