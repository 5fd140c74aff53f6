import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { JsonLd } from '../../components/page-meta/JsonLd';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { RichText } from '../../components/rich-text/RichText';
import { paths } from '../../content/paths';
import { support } from '../../content/support';
import { faqPage } from './structured-data';
import css from './support.module.css';

export default function SupportScreen() {
  const { contact, groups } = support;
  return (
    <>
      <PageMeta page={support} path={paths.support} />
      <JsonLd data={faqPage()} />
      <Container className={css.page}>
        <header className={css.head}>
          <PageHeading className={css.heading}>{support.heading}</PageHeading>
          <p className={css.lead}>{support.text}</p>
        </header>
        <nav aria-label={support.contentsLabel} className={css.contents}>
          {groups.map(({ id, heading, topics }) => (
            <div key={id}>
              <a href={`#${id}`} className={css.group}>
                {heading}
              </a>
              <ul>
                {topics.map((topic) => (
                  <li key={topic.id}>
                    <a href={`#${topic.id}`}>{topic.heading}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={css.answers}>
          {groups.map(({ id, heading, topics }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {topics.map((topic) => (
                <article key={topic.id} className={css.topic} aria-labelledby={topic.id}>
                  <h3 id={topic.id}>{topic.heading}</h3>
                  <RichText blocks={topic.body} />
                </article>
              ))}
            </section>
          ))}
          <section aria-labelledby={contact.id} className={css.contact}>
            <h2 id={contact.id}>{contact.heading}</h2>
            <RichText blocks={contact.body} />
          </section>
        </div>
      </Container>
    </>
  );
}
