import type { ComponentType } from 'react';
import {
  type AccentProps,
  Anchor,
  Bottle,
  Buoy,
  Compass,
  SmallBoat,
} from '../../components/art/accents';
import { HeroScene } from '../../components/art/HeroScene';
import { Porthole } from '../../components/art/Porthole';
import { ButtonLink } from '../../components/button/Button';
import { Container } from '../../components/container/Container';
import { Hero, HeroHeading, Lead } from '../../components/hero/Hero';
import { JsonLd } from '../../components/page-meta/JsonLd';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { CalendarPhone } from '../../components/phone/CalendarPhone';
import { HomePhone } from '../../components/phone/HomePhone';
import { JournalPhone } from '../../components/phone/JournalPhone';
import { SharingPhone } from '../../components/phone/SharingPhone';
import { SiteLink } from '../../components/site-link/SiteLink';
import { type HomeFeature, home } from '../../content/home';
import { paths } from '../../content/paths';
import css from './home.module.css';
import { softwareApplication } from './structured-data';

type Illustration = {
  readonly Phone: ComponentType<{ label: string }>;
  readonly Accent: ComponentType<AccentProps>;
  /** The sun's position behind the phone, 0 to 1: a day passes down the page. */
  readonly hour: number;
};

const ILLUSTRATIONS: Readonly<Record<HomeFeature['id'], Illustration>> = {
  calendar: { Phone: CalendarPhone, Accent: Compass, hour: 0.1 },
  journal: { Phone: JournalPhone, Accent: Bottle, hour: 0.28 },
  sharing: { Phone: SharingPhone, Accent: SmallBoat, hour: 0.72 },
  home: { Phone: HomePhone, Accent: Buoy, hour: 0.92 },
};

export default function HomeScreen() {
  return (
    <>
      <PageMeta page={home} path={paths.home} />
      <JsonLd data={softwareApplication()} />
      <HomeHero />
      {home.features.map((feature) => (
        <Feature key={feature.id} feature={feature} />
      ))}
      <Closing />
    </>
  );
}

function HomeHero() {
  const { tagline, heading, text, button, imageAlt } = home.hero;
  return (
    <Hero className={css.hero}>
      <Container className={css.heroText}>
        <p className={css.tagline}>{tagline}</p>
        <HeroHeading className={css.headline}>{heading}</HeroHeading>
        <Lead>{text}</Lead>
        <p>
          <ButtonLink href={button.href}>{button.text}</ButtonLink>
        </p>
      </Container>
      <HeroScene>
        <div className={css.heroPhone}>
          <HomePhone label={imageAlt} />
        </div>
      </HeroScene>
    </Hero>
  );
}

function Feature({ feature }: { readonly feature: HomeFeature }) {
  const { id, heading, paragraphs, points, imageAlt } = feature;
  const { Phone, hour, Accent } = ILLUSTRATIONS[id];
  return (
    <section className={css.feature} aria-labelledby={id}>
      <Container className={css.featureInner}>
        <div className={css.text}>
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
          <Porthole hour={hour} accent={<Accent />} />
          <Phone label={imageAlt} />
        </div>
      </Container>
    </section>
  );
}

function Closing() {
  const { heading, text, button, pricing } = home.closing;
  return (
    <section className={css.closing} aria-labelledby="closing">
      <Container width="text">
        <Anchor />
        <h2 id="closing">{heading}</h2>
        <p>
          {`${text} `}
          <SiteLink href={pricing.href}>{pricing.text}</SiteLink>
        </p>
        <p>
          <ButtonLink href={button.href}>{button.text}</ButtonLink>
        </p>
      </Container>
    </section>
  );
}
