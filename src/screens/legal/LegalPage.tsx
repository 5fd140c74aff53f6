import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { SiteLink } from '../../components/site-link/SiteLink';
import { legal } from '../../content/site';
import css from './legal.module.css';

type LegalText = typeof import('../../content/legal/terms.mdx');

/** A legal document. The build numbers its sections, and puts the table of contents before them. */
export function LegalPage(props: { readonly text: LegalText; readonly path: string }) {
  const { default: Text, frontMatter, headings } = props.text;
  const { heading, effective } = frontMatter;
  const contents = (
    <nav aria-labelledby="contents" className={css.contents}>
      <h2 id="contents">{legal.contentsHeading}</h2>
      <ol>
        {headings
          .filter(({ depth }) => depth === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
  return (
    <>
      <PageMeta page={frontMatter} path={props.path} isStudio />
      <Container width="text" isPage className={css.page}>
        <PageHeading>{heading}</PageHeading>
        <p className={css.effective}>
          <time dateTime={effective.date}>{effective.text}</time>
        </p>
        <Text components={{ a: SiteLink }} contents={contents} />
      </Container>
    </>
  );
}
