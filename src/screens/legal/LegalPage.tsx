import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { RichText } from '../../components/rich-text/RichText';
import { contentsHeading, effective, type LegalDocument } from '../../content/legal/document';
import css from './legal.module.css';

/** A legal document with a table of contents. Sections are numbered in order. */
export function LegalPage(props: { readonly document: LegalDocument; readonly path: string }) {
  const { document, path } = props;
  return (
    <>
      <PageMeta page={document} path={path} isStudio />
      <Container width="text" className={css.page}>
        <PageHeading className={css.heading}>{document.heading}</PageHeading>
        <p className={css.effective}>
          <time dateTime={effective.date}>{effective.text}</time>
        </p>
        <RichText blocks={document.intro} />
        <nav aria-labelledby="contents" className={css.contents}>
          <h2 id="contents">{contentsHeading}</h2>
          <ol>
            {document.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        {document.sections.map(({ id, heading, body }, index) => (
          <section key={id} aria-labelledby={id} className={css.section}>
            <h2 id={id}>
              {index + 1}. {heading}
            </h2>
            <RichText blocks={body} headingLevel="h3" />
          </section>
        ))}
      </Container>
    </>
  );
}
