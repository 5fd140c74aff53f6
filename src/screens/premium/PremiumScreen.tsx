import { Anchor, Pennants } from '../../components/art/accents';
import art from '../../components/art/art.module.css';
import { Container } from '../../components/container/Container';
import { Hero, HeroHeading, Lead } from '../../components/hero/Hero';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { paths } from '../../content/pages';
import { type Feature, plans, premium } from '../../content/premium';
import { ComparisonTable } from './ComparisonTable';
import { FeatureIcon } from './FeatureIcon';
import { mockups } from './mockups';
import { PriceCards } from './PriceCards';
import css from './premium.module.css';

const { hero, why, plus, comparison, free } = premium;

export default function PremiumScreen() {
  return (
    <>
      <PageMeta page={premium} path={paths.premium} />
      <Hero className={css.hero}>
        <Container width="text" className={css.centered}>
          <Pennants className={css.pennants} />
          <HeroHeading>{hero.heading}</HeroHeading>
          <Lead>{hero.text}</Lead>
          <PriceCards plan={plans.premium} />
        </Container>
      </Hero>

      <section aria-labelledby="why" className={css.section}>
        <Container>
          <h2 id="why">{why.heading}</h2>
          <Features features={why.features} />
          <p className={css.more}>{why.moreHeading}</p>
          <Features features={why.moreFeatures} />
          <p className={css.note}>{premium.note}</p>
        </Container>
      </section>

      <section aria-labelledby="plus" className={css.plus}>
        <Container className={css.plusInner}>
          <div className={css.plusWords}>
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
          <PriceCards plan={plans.plus} />
        </Container>
      </section>

      <section aria-labelledby="comparison" className={css.section}>
        <Container width="text">
          <h2 id="comparison">{comparison.heading}</h2>
          <ComparisonTable />
        </Container>
      </section>

      <section aria-labelledby="free" className={css.section}>
        <Container width="text" className={css.centered}>
          <Anchor />
          <h2 id="free">{free.heading}</h2>
          <Lead>{free.text}</Lead>
        </Container>
      </section>
    </>
  );
}

function Features({ features }: { readonly features: readonly Feature[] }) {
  return (
    <ul className={css.features}>
      {features.map((feature) => (
        <FeatureCard key={feature.id} feature={feature} />
      ))}
    </ul>
  );
}

function FeatureCard({ feature: { id, title, text, imageAlt } }: { readonly feature: Feature }) {
  const Mockup = mockups[id];
  const isLarge = imageAlt !== undefined && Mockup !== undefined;
  return (
    <li className={isLarge ? css.largeFeature : css.feature}>
      {isLarge ? (
        <div className={`${art.art} ${css.picture}`}>
          <Mockup label={imageAlt} />
        </div>
      ) : (
        <FeatureIcon id={id} />
      )}
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
