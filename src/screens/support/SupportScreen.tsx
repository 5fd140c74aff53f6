import { type ComponentProps, useEffect, useState } from 'react';
import { Buoy } from '../../components/art/accents';
import { classNames } from '../../components/class-names';
import { Container } from '../../components/container/Container';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { LineIcon } from '../../components/line-icon/LineIcon';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { BelowFoldStyles } from '../../components/prerendered/BelowFoldStyles';
import { brand } from '../../content/brand';
import { paths } from '../../content/pages';
import { support } from '../../content/support';
import Answers, { sections } from '../../content/support.md';
import { search } from './search';
import { SearchContext, searchable } from './searchable';
import css from './support.module.css';
import { useSearch } from './use-search';

const allTopics = sections.flatMap(({ topics }) => topics);

export function SupportScreen() {
  const { query, fieldProps } = useSearch();
  const results = search(sections, query);
  const { count, hiddenIds } = results;
  const isSearch = count !== undefined;
  return (
    <>
      <PageMeta page={support} path={paths.support} />
      <Container isPage className={classNames('spaced', css.page, isSearch && css.searched)}>
        <header className={css.head}>
          <PageHeading>{support.heading}</PageHeading>
          <p className="lead">
            {support.text} <span className={css.withScript}>{support.searchHere}</span>
            <span className={css.withoutScript}>{support.searchInBrowser}</span>
          </p>
          <SearchField fieldProps={fieldProps} />
          <Buoy />
        </header>
        <Contents hiddenIds={hiddenIds} isEmpty={count === 0} />
        <BelowFoldStyles />
        <div className={css.answers}>
          <SearchStatus count={count} />
          <SearchContext value={results}>
            <Answers components={searchable} />
          </SearchContext>
        </div>
      </Container>
    </>
  );
}

type FieldProps = Pick<ComponentProps<'input'>, 'ref' | 'onInput'>;

function SearchField({ fieldProps }: { readonly fieldProps: FieldProps }) {
  return (
    <search className={css.search}>
      <label htmlFor="search">{support.search.label}</label>
      <LineIcon
        path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.9-4.9"
        size="1.5rem"
      />
      {/* Autocomplete stays on: without it, WebKit empties the field when the user comes back. */}
      <input
        {...fieldProps}
        id="search"
        name="search"
        type="search"
        placeholder={support.search.example}
        enterKeyHint="search"
        maxLength={100}
      />
    </search>
  );
}

/** @param count of the questions that a search has found; undefined without one */
function SearchStatus({ count }: { readonly count: number | undefined }) {
  const isHydrated = useHydrated();
  return (
    <div role="status" data-pending="loading" className={css.status}>
      {count !== undefined && <ResultCount count={count} />}
      {/* The boot script shows this. After hydration, a new element, which is hidden, replaces it. */}
      <p key={`${isHydrated}`} data-while="failed" hidden>
        {support.search.failed}
      </p>
    </div>
  );
}

function ResultCount({ count }: { readonly count: number }) {
  // With keys, one replaces the other: React cannot remove texts that a translator has replaced.
  if (count > 0) return <p key="some">{support.search.count(count, allTopics.length)}</p>;
  return (
    <p key="none">
      {support.search.none} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
    </p>
  );
}

/** Links to the groups of questions, and to the questions that the search does not hide. */
function Contents(props: { readonly hiddenIds: ReadonlySet<string>; readonly isEmpty: boolean }) {
  const { hiddenIds, isEmpty } = props;
  const currentGroup = useCurrent('main section');
  const currentTopic = useCurrent('main article');
  const groups = sections.filter(({ topics }) => topics.length > 0);
  return (
    <nav aria-label={support.contentsLabel} className={`panel ${css.contents}`} hidden={isEmpty}>
      {groups.map((group) => (
        <div key={group.id} hidden={hiddenIds.has(group.id)}>
          <a
            href={`#${group.id}`}
            className={css.group}
            aria-current={group.id === currentGroup ? 'location' : undefined}
          >
            {group.heading}
          </a>
          <ul>
            {group.topics.map(({ id, heading }) => (
              <li key={id} hidden={hiddenIds.has(id)}>
                <a href={`#${id}`} aria-current={id === currentTopic ? 'location' : undefined}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/**
 * The id of the heading of the element at a third of the window's height, where visitors read.
 *
 * @param selector of elements that their headings label
 */
function useCurrent(selector: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.getAttribute('aria-labelledby'));
      },
      { rootMargin: '-33% 0% -67%' },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return current;
}
