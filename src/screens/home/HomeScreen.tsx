import { Fragment, type ReactNode, Suspense } from 'react';
import { AnchorDrawing, Porthole } from '../../components/art/accents';
import { Harbor } from '../../components/art/Harbor';
import { HeroScene } from '../../components/art/HeroScene';
import { SeaEdge } from '../../components/art/SeaEdge';
import { Glint } from '../../components/art/shapes';
import { ButtonLink } from '../../components/button/Button';
import { classNames } from '../../components/class-names';
import { Container } from '../../components/container/Container';
import daylight from '../../components/hero/daylight.module.css';
import { Hero, HeroHeading, Lead } from '../../components/hero/Hero';
import { CalendarPhone } from '../../components/mockups/CalendarPhone';
import { HomePhone } from '../../components/mockups/HomePhone';
import { JournalEntries } from '../../components/mockups/JournalEntries';
import { SharingBoard } from '../../components/mockups/SharingBoard';
import { JsonLd } from '../../components/page-meta/JsonLd';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { BelowFoldStyles } from '../../components/prerendered/BelowFoldStyles';
import { SiteLink } from '../../components/site-link/SiteLink';
import { home } from '../../content/home';
import { paths } from '../../content/pages';
import css from './home.module.css';
import heroCss from './home-hero.module.css';
import { softwareApplication } from './structured-data';
import { readTimeOfDayScript, TimeOfDay } from './TimeOfDay';

type HomeFeature = (typeof home.features)[number];

/** A phone with `isWholeDay` has all parts of the day, of which the class `wholeDay` hides all but one. */
const ILLUSTRATIONS: Readonly<Record<HomeFeature['id'], (label: string) => ReactNode>> = {
  calendar: (label) => (
    <div className={classNames(daylight.lit, css.calendar)}>
      <Porthole />
      <CalendarPhone label={label} followsTime />
    </div>
  ),
  journal: (label) => <JournalEntries label={label} />,
  sharing: (label) => <SharingBoard label={label} />,
  home: (label) => (
    <div className={classNames(daylight.lit, css.phone, heroCss.wholeDay)}>
      <Porthole />
      <HomePhone label={label} isWholeDay mood="happy" />
    </div>
  ),
};

/**
 * React hydrates each Suspense boundary on its own, so that a tap waits for its section only. None
 * has a fallback: what suspends does so outside of them.
 */
export function HomeScreen() {
  readTimeOfDayScript();
  return (
    <>
      <PageMeta page={home} path={paths.home} />
      <Suspense>
        <HomeHero />
      </Suspense>
      {home.features.map((feature) => {
        // React resets the journal's textarea, and app/carry-over.ts restores it together with the page. So it
        // hydrates with the page.
        const Boundary = feature.id === 'journal' ? Fragment : Suspense;
        return (
          <Boundary key={feature.id}>
            <Feature feature={feature} />
          </Boundary>
        );
      })}
      <Suspense>
        <Closing />
      </Suspense>
      {/* Last, because the first screen must arrive in the first round trip. */}
      <JsonLd data={softwareApplication} />
    </>
  );
}

/** The sky, the sea and the phone follow the time of day. */
function HomeHero() {
  const { tagline, heading, text, button, imageAlt } = home.hero;
  return (
    <Hero className={classNames(daylight.daylight, daylight.lit, heroCss.hero)}>
      <Container className={classNames(daylight.onSky, heroCss.text)}>
        <p className={heroCss.tagline}>{tagline}</p>
        <HeroHeading>{withoutBreaks(heading)}</HeroHeading>
        <Lead>{text}</Lead>
        <p data-dark-at-night>
          <ButtonLink href={button.href}>{button.text}</ButtonLink>
        </p>
      </Container>
      <HeroScene
        sun={
          <>
            <TimeOfDay />
            <svg className={heroCss.glint} viewBox="-100 0 200 200" aria-hidden="true">
              <Glint x={0} y={0} />
            </svg>
          </>
        }
      >
        {/* Links the stylesheet that only the elements from here on need. */}
        <BelowFoldStyles />
        <div className={classNames(heroCss.heroPhone, heroCss.wholeDay)}>
          <HomePhone label={imageAlt} isWholeDay />
        </div>
      </HeroScene>
      <SeaEdge boatClassName={heroCss.boat} />
    </Hero>
  );
}

/** Keeps each word with a hyphen, such as 'smooth-sailing', on one line. */
function withoutBreaks(text: string): ReactNode[] {
  return text.split(/(\w+-\w+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={heroCss.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const TEXT_POSITIONS = { before: css.before, after: css.after, above: css.above } as const;

function Feature({ feature }: { readonly feature: HomeFeature }) {
  const { id, heading, paragraphs, points, textPosition, illustrationLabel } = feature;
  return (
    <section
      className={classNames(daylight.hourly, css.feature)}
      aria-labelledby={id}
      data-dark-at-night
    >
      <Container className={classNames('centered', css.featureInner, TEXT_POSITIONS[textPosition])}>
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
        {ILLUSTRATIONS[id](illustrationLabel)}
      </Container>
      <SeaEdge />
    </section>
  );
}

function Closing() {
  const { heading, text, button, pricing } = home.closing;
  return (
    <section
      className={classNames(daylight.hourly, daylight.lit, css.closing)}
      aria-labelledby="closing"
    >
      <Container width="text" className={classNames('centered', daylight.onSky)}>
        <AnchorDrawing />
        <h2 id="closing">{heading}</h2>
        <p>
          {`${text} `}
          <SiteLink href={pricing.href}>{pricing.text}</SiteLink>
        </p>
        <p data-dark-at-night>
          <ButtonLink href={button.href}>{button.text}</ButtonLink>
        </p>
      </Container>
      <Harbor />
    </section>
  );
}
