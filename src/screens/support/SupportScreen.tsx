import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { JsonLd } from '../../components/page-meta/JsonLd';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { SiteLink } from '../../components/site-link/SiteLink';
import { paths } from '../../content/paths';
import { support } from '../../content/support';
import Answers, { answers, headings } from '../../content/support.mdx';
import type { Heading } from '../../content/types';
import { faqPage } from './structured-data';
import css from './support.module.css';

/** Each group of questions. A section without questions, such as the contact, is not one. */
const groups = headings.flatMap((group, index) => {
  const topics = topicsAfter(headings.slice(index + 1));
  return group.depth === 2 && topics.length > 0 ? [{ group, topics }] : [];
});

function topicsAfter(rest: readonly Heading[]): readonly Heading[] {
  const end = rest.findIndex(({ depth }) => depth === 2);
  return end < 0 ? rest : rest.slice(0, end);
}

export default function SupportScreen() {
  return (
    <>
      <PageMeta page={support} path={paths.support} />
      <JsonLd data={faqPage(answers)} />
      <Container className={css.page}>
        <header className={css.head}>
          <PageHeading className={css.heading}>{support.heading}</PageHeading>
          <p className={css.lead}>{support.text}</p>
        </header>
        <nav aria-label={support.contentsLabel} className={css.contents}>
          {groups.map(({ group, topics }) => (
            <div key={group.id}>
              <a href={`#${group.id}`} className={css.group}>
                {group.text}
              </a>
              <ul>
                {topics.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={css.answers}>
          <Answers components={{ a: SiteLink }} />
        </div>
      </Container>
    </>
  );
}
