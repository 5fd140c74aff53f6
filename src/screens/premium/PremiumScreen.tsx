import type { ComponentType } from 'react';
import { AnchorDrawing, Pennants } from '../../components/art/accents';
import art from '../../components/art/art.module.css';
import { SeaEdge } from '../../components/art/SeaEdge';
import { ButtonLink } from '../../components/button/Button';
import { classNames } from '../../components/class-names';
import { Container } from '../../components/container/Container';
import { Hero, HeroHeading, Lead } from '../../components/hero/Hero';
import { LineIcon } from '../../components/line-icon/LineIcon';
import type { MockupProps } from '../../components/mockups/PhoneFrame';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { paths } from '../../content/pages';
import { type Feature, plans, premium } from '../../content/premium';
import { ComparisonTable } from './ComparisonTable';
import { FeedMockup } from './mockups/FeedMockup';
import { MoodFaceMockup } from './mockups/MoodFaceMockup';
import { ThemeMockup } from './mockups/ThemeMockup';
import { WidgetMockup } from './mockups/WidgetMockup';
import { PriceCard } from './PriceCard';
import css from './premium.module.css';

const { hero, why, plus, comparison, free, signUp } = premium;

export function PremiumScreen() {
  return (
    <>
      <PageMeta page={premium} path={paths.premium} />
      <Hero className={css.hero}>
        <Pennants />
        <Container width="text" className="centered">
          <HeroHeading>{hero.heading}</HeroHeading>
          <Lead>{hero.text}</Lead>
          <PriceCard plan={plans.premium} />
          <p className={`soft small ${css.balanced}`}>
            {premium.priceNote} {premium.afterSignUp}
          </p>
        </Container>
        <SeaEdge />
      </Hero>

      <section aria-labelledby="why" className={classNames(css.section, css.beforePlus)}>
        <Container>
          <h2 id="why">{why.heading}</h2>
          <ul className={css.features}>
            {why.mockupFeatures.map((feature) => (
              <MockupCard key={feature.id} feature={feature} />
            ))}
            <FeatureCards features={why.features} />
          </ul>
          <p className={css.more}>{why.moreText}</p>
          <ul className={css.features}>
            <FeatureCards features={why.moreFeatures} />
          </ul>
          <p className={`soft ${css.note}`}>{premium.note}</p>
        </Container>
        <SeaEdge />
      </section>

      <Plus />

      <section aria-labelledby="comparison" className={css.section}>
        <Container width="text">
          <h2 id="comparison">{comparison.heading}</h2>
          <ComparisonTable />
        </Container>
      </section>

      <section aria-labelledby="free" className={css.section}>
        <Container width="text" className="centered">
          <AnchorDrawing />
          <h2 id="free">{free.heading}</h2>
          <Lead>{free.text}</Lead>
          <p>
            <ButtonLink href={signUp.href}>{signUp.text}</ButtonLink>
          </p>
        </Container>
      </section>
    </>
  );
}

function Plus() {
  return (
    <section aria-labelledby="plus" className={css.plus}>
      <Container className={`centered ${css.plusInner}`}>
        <div className={`centered ${css.plusText}`}>
          <h2 id="plus">{plus.heading}</h2>
          <Lead>{plus.text}</Lead>
          <ul className={css.plusList}>
            {plus.features.map(({ id, title }) => (
              <li key={id}>
                <FeatureIcon id={id} />
                {title}
              </li>
            ))}
          </ul>
        </div>
        <PriceCard plan={plans.plus} />
      </Container>
      <SeaEdge />
    </section>
  );
}

type MockupFeature = (typeof why.mockupFeatures)[number];

const MOCKUPS: Readonly<Record<MockupFeature['id'], ComponentType<MockupProps>>> = {
  widgets: WidgetMockup,
  feed: FeedMockup,
  moodFaces: MoodFaceMockup,
  themes: ThemeMockup,
};

function MockupCard({ feature }: { readonly feature: MockupFeature }) {
  const Mockup = MOCKUPS[feature.id];
  return (
    <li className={`panel ${css.largeFeature}`}>
      <div className={`${art.art} ${css.illustration}`}>
        <Mockup label={feature.mockupLabel} />
      </div>
      <h3>{feature.title}</h3>
      <p>{feature.text}</p>
    </li>
  );
}

function FeatureCards({ features }: { readonly features: readonly Feature[] }) {
  return features.map(({ id, title, text }) => (
    <li key={id} className={`panel ${css.feature}`}>
      <FeatureIcon id={id} />
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
}

/** The line icons of features without a mockup, and of those in Plus, on a 24 px grid. */
const DRAWINGS: Readonly<Record<string, string>> = {
  widgets: 'M4 4h7v7H4zM14 4h6v6h-6zM4 14h6v6H4zM13 13h7v7h-7z',
  themes: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18M12 8h7.5M12 13h9',
  insights: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  tools: 'M12 6a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 9v4l2.5 2M9.5 3h5',
  passcode: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
  media: 'M4 7h12v12H4zM8 7V4h12v12h-4M4 16l4-4 4 4 2-2 2 2',
  spaces: 'M4 9l8-5 8 5-8 5zM4 13l8 5 8-5M4 17l8 5 8-5',
  stickers: 'M4 5h16v10l-5 5H4zM15 20v-5h5M8.5 10v.5M13.5 10v.5M8 13c1.5 2 4.5 2 6 0',
};

/** @throws when a feature has no icon, which ends the build */
function FeatureIcon({ id }: { readonly id: string }) {
  const path = DRAWINGS[id];
  if (!path) throw new Error(`The feature ${id} has no icon`);
  return <LineIcon className={css.icon} path={path} size={28} strokeWidth="1.7" />;
}
