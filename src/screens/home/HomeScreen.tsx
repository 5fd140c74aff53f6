import type { ComponentType } from 'react';
import { HeroScene } from '../../components/art/HeroScene';
import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { JsonLd } from '../../components/page-meta/JsonLd';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { CalendarPhone } from '../../components/phone/CalendarPhone';
import { HomePhone } from '../../components/phone/HomePhone';
import { JournalPhone } from '../../components/phone/JournalPhone';
import { SharingPhone } from '../../components/phone/SharingPhone';
import buttons from '../../components/site-link/button-link.module.css';
import { SiteLink } from '../../components/site-link/SiteLink';
import { type LandingFeature, landing } from '../../content/landing';
import { paths } from '../../content/paths';
import css from './home.module.css';
import { softwareApplication } from './structured-data';

const PHONES: Readonly<Record<LandingFeature['id'], ComponentType<{ label: string }>>> = {
  calendar: CalendarPhone,
  journal: JournalPhone,
  sharing: SharingPhone,
  home: HomePhone,
};

export default function HomeScreen() {
  return (
    <>
      <PageMeta page={landing} path={paths.home} />
      <JsonLd data={softwareApplication()} />
      <Hero />
      {landing.features.map((feature) => (
        <Feature key={feature.id} feature={feature} />
      ))}
      <Closing />
    </>
  );
}

function Hero() {
  const { tagline, heading, text, button } = landing.hero;
  return (
    <section className={css.hero}>
      <HeroScene className={css.scene} />
      <Container className={css.heroText}>
        <p className={css.tagline}>{tagline}</p>
        <PageHeading className={css.headline}>{heading}</PageHeading>
        <p className={css.lead}>{text}</p>
        <p>
          <SiteLink href={button.href} className={buttons.primary}>
            {button.text}
          </SiteLink>
        </p>
      </Container>
    </section>
  );
}

function Feature({ feature }: { readonly feature: LandingFeature }) {
  const { id, heading, paragraphs, points, imageAlt } = feature;
  const Phone = PHONES[id];
  return (
    <section className={css.feature} aria-labelledby={id}>
      <Container className={css.featureInner}>
        <div className={css.words}>
          <h2 id={id}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className={css.phone}>
          <Phone label={imageAlt} />
        </div>
      </Container>
    </section>
  );
}

function Closing() {
  const { heading, text, button } = landing.closing;
  return (
    <section className={css.closing} aria-labelledby="closing">
      <Container width="text">
        <h2 id="closing">{heading}</h2>
        <p>{text}</p>
        <p>
          <SiteLink href={button.href} className={buttons.primary}>
            {button.text}
          </SiteLink>
        </p>
      </Container>
    </section>
  );
}
