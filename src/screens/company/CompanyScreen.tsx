import { VoyageScene, WorkshopScene } from '../../components/art/company-scenes';
import { SeaEdge } from '../../components/art/SeaEdge';
import { CardLink } from '../../components/card-link/CardLink';
import { Container } from '../../components/container/Container';
import { Hero, HeroHeading } from '../../components/hero/Hero';
import { LineIcon } from '../../components/line-icon/LineIcon';
import { LivelyMark } from '../../components/logo/LivelyMark';
import { StudioMark } from '../../components/logo/StudioMark';
import { JsonLd } from '../../components/page-meta/JsonLd';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { company } from '../../content/company';
import { paths } from '../../content/pages';
import css from './company.module.css';
import { studioGraph } from './structured-data';

export function CompanyScreen() {
  const { intro, projectsHeading, project } = company;
  return (
    <>
      <PageMeta page={company} path={paths.company} isStudio />
      <JsonLd data={studioGraph} />
      <Hero className={css.hero}>
        <Container>
          <HeroHeading>{intro.heading}</HeroHeading>
          <section className={`panel ${css.text} ${css.intro}`} aria-label={intro.label}>
            <StudioMark size={64} label={intro.logoAlt} />
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </Container>
        <WorkshopScene />
        <SeaEdge />
      </Hero>
      <Container>
        <section aria-labelledby="projects" className={css.projects}>
          <h2 id="projects">{projectsHeading}</h2>
          <ul className={css.cards}>
            <li className={css.project}>
              <VoyageScene />
              <div className={css.text}>
                <h3 className={css.name}>
                  <LivelyMark size={48} />
                  <CardLink href={project.href} translate="no">
                    {project.name}
                  </CardLink>
                </h3>
                <p className={css.tagline}>{project.tagline}</p>
                <p>{project.text}</p>
                <LineIcon
                  className={css.arrow}
                  path="M4 12h15M13 6l6 6-6 6"
                  size={32}
                  strokeWidth="2.2"
                />
              </div>
            </li>
          </ul>
        </section>
      </Container>
    </>
  );
}
