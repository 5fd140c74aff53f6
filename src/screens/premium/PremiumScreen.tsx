import { Anchor, Pennants } from '../../components/art/accents';
import { Container } from '../../components/container/Container';
import { Hero, HeroHeading, Lead } from '../../components/hero/Hero';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { paths } from '../../content/paths';
import { type Feature, plans, premium } from '../../content/premium';
import { FeatureIcon } from './FeatureIcon';
import { PriceButtons } from './PriceButtons';
import css from './premium.module.css';

const { hero, why, plus, free } = premium;

export default function PremiumScreen() {
  return (
    <>
      <PageMeta page={premium} path={paths.premium} />
      <Hero className={css.hero}>
        <Container width="text" className={css.centered}>
          <Pennants className={css.pennants} />
          <HeroHeading>{hero.heading}</HeroHeading>
          <Lead>{hero.text}</Lead>
          <PriceButtons plan={plans.premium} />
        </Container>
      </Hero>

      <section aria-labelledby="why" className={css.section}>
        <Container>
          <h2 id="why">{why.heading}</h2>
          <Features features={why.features} />
          <p className={css.more}>{why.moreHeading}</p>
          <Features features={why.moreFeatures} />
          <p className={css.note}>{why.note}</p>
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
          <PriceButtons plan={plans.plus} />
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
      {features.map(({ id, title, text }) => (
        <li key={id} className={css.feature}>
          <FeatureIcon id={id} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
