import { VoyageScene } from '../../components/art/VoyageScene';
import { CardLink, LinkCard } from '../../components/card-link/CardLink';
import { Container } from '../../components/container/Container';
import { LivelyMark } from '../../components/logo/LivelyMark';
import { StudioMark } from '../../components/logo/StudioMark';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { company } from '../../content/company';
import { paths } from '../../content/paths';
import css from './company.module.css';

export default function CompanyScreen() {
  const { intro, projects } = company;
  return (
    <>
      <PageMeta page={company} path={paths.company} isStudio />
      <Container className={css.page}>
        <PageHeading className={css.heading}>{intro.heading}</PageHeading>
        <section className={css.intro} aria-label={intro.title}>
          <StudioMark size={96} label={intro.logoAlt} />
          <div className={css.text}>
            <p className={css.name}>{intro.title}</p>
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section aria-labelledby="projects">
          <h2 id="projects" className={css.subheading}>
            {projects.heading}
          </h2>
          <ul className={css.projects}>
            {projects.cards.map(({ name, tagline, text, href }) => (
              <LinkCard key={href} className={css.project}>
                <LivelyMark size={72} />
                <div className={css.text}>
                  <h3 className={css.name}>
                    <CardLink href={href}>{name}</CardLink>
                  </h3>
                  <p className={css.tagline}>{tagline}</p>
                  <p>{text}</p>
                </div>
                <VoyageScene className={css.cover} />
              </LinkCard>
            ))}
          </ul>
        </section>
      </Container>
    </>
  );
}
