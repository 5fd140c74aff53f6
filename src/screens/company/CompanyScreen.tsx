import { VoyageScene, WorkshopScene } from '../../components/art/company-scenes';
import { CardLink } from '../../components/card-link/CardLink';
import { Container } from '../../components/container/Container';
import { Hero, HeroHeading } from '../../components/hero/Hero';
import { LivelyMark } from '../../components/logo/LivelyMark';
import { StudioMark } from '../../components/logo/StudioMark';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { company } from '../../content/company';
import { paths } from '../../content/pages';
import css from './company.module.css';

export default function CompanyScreen() {
  const { intro, projects } = company;
  return (
    <>
      <PageMeta page={company} path={paths.company} isStudio />
      <Hero className={css.hero}>
        <Container>
          <HeroHeading>{intro.heading}</HeroHeading>
          <section className={css.text} aria-label={intro.title}>
            <StudioMark size={64} label={intro.logoAlt} />
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </Container>
        <WorkshopScene />
      </Hero>
      <Container>
        <section aria-labelledby="projects" className={css.projects}>
          <h2 id="projects">{projects.heading}</h2>
          <ul className={css.cards}>
            {projects.cards.map(({ name, tagline, text, href }) => (
              <li key={href} className={css.project}>
                <VoyageScene />
                <div className={css.text}>
                  <h3 className={css.name}>
                    <LivelyMark size={48} />
                    <CardLink href={href}>{name}</CardLink>
                  </h3>
                  <p className={css.tagline}>{tagline}</p>
                  <p>{text}</p>
                  <Arrow />
                </div>
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </>
  );
}

/** Shows that the card leads somewhere. */
function Arrow() {
  return (
    <svg className={css.arrow} viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  );
}
