import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { SiteLink } from '../../components/site-link/SiteLink';
import { brand } from '../../content/brand';
import { tableOfContentsHeading } from '../../content/site';
import type { LegalText, Section } from '../../content/types';
import { dayInWords } from './day-in-words';
import css from './legal.module.css';

/** A legal document. The build numbers its sections. */
export function LegalPage(props: { readonly text: LegalText; readonly path: string }) {
  const { default: Text, frontMatter } = props.text;
  const { title, description, effective, updated } = frontMatter;
  const page = { title: `${title} | ${brand.studio}`, description };
  return (
    <>
      <PageMeta page={page} path={props.path} isStudio />
      <Container isPage className={`spaced ${css.page}`}>
        <PageHeading>{title}</PageHeading>
        <p className="soft">
          <time dateTime={effective}>{`Effective ${dayInWords(effective)}`}</time>
          {updated && (
            <>
              <br />
              <time dateTime={updated}>{`Updated ${dayInWords(updated)}`}</time>
            </>
          )}
        </p>
        <Text components={{ a: SiteLink, Contents }} />
      </Container>
    </>
  );
}

/** The table of contents, in place of `<Contents />` in the text. The build passes the text's sections. */
function Contents({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="contents" className={`panel ${css.contents}`}>
      <h2 id="contents">{tableOfContentsHeading}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
