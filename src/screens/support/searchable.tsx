import { Children, createContext, type ElementType, type PropsWithChildren, use } from 'react';
import { MockupInText } from '../../components/mockups/MockupInText';
import { SiteLink } from '../../components/site-link/SiteLink';
import { NO_SEARCH, splitMatches } from './search';

/** Provides the results of the search to the elements of the answers. */
export const SearchContext = createContext(NO_SEARCH);

/** Elements for the answers: a section or article without a match hides, texts mark matches. */
export const searchable = {
  section: hideable('section'),
  article: hideable('article'),
  h3: markable('h3'),
  p: markable('p'),
  li: markable('li'),
  strong: markable('strong'),
  em: markable('em'),
  a: markable(SiteLink),
  // The words in a mockup are not marked.
  Phone: MockupInText,
};

function hideable(Tag: 'section' | 'article') {
  return (props: PropsWithChildren<{ readonly 'aria-labelledby': string }>) => {
    const { hiddenIds } = use(SearchContext);
    return <Tag {...props} hidden={hiddenIds.has(props['aria-labelledby'])} />;
  };
}

function markable(Tag: ElementType) {
  return ({ children, ...props }: PropsWithChildren) => {
    const { marked } = use(SearchContext);
    if (marked.size === 0) return <Tag {...props}>{children}</Tag>;
    // A new key replaces the element: React cannot remove texts that a translator has replaced.
    return (
      <Tag key={[...marked].join(' ')} {...props}>
        {Children.map(children, (child) =>
          typeof child === 'string' ? markWords(child, marked) : child,
        )}
      </Tag>
    );
  };
}

function markWords(text: string, marked: ReadonlySet<string>) {
  return splitMatches(text, marked).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
