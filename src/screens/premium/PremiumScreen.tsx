import { Anchor, Pennants } from '../../components/art/accents';
import { Container } from '../../components/container/Container';
import hero from '../../components/hero/hero.module.css';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { paths } from '../../content/paths';
import { type Feature, plans, pricing } from '../../content/pricing';
import { FeatureIcon } from './FeatureIcon';
import { PriceButtons } from './PriceButtons';
import css from './premium.module.css';

const { premium, plus, free } = pricing;

export default function PremiumScreen() {
  return (
    <>
      <PageMeta page={pricing} path={paths.premium} />
      <section className={`${hero.sky} ${css.hero}`}>
        <Container width="text" className={css.centered}>
          <Pennants className={css.pennants} />
          <PageHeading className={hero.headline}>{pricing.hero.heading}</PageHeading>
          <p className={hero.lead}>{pricing.hero.text}</p>
          <PriceButtons plan={plans.premium} />
        </Container>
      </section>

      <section aria-labelledby="why" className={css.section}>
        <Container>
          <h2 id="why">{premium.heading}</h2>
          <Features features={premium.features} />
          <p className={css.more}>{premium.moreHeading}</p>
          <Features features={premium.moreFeatures} />
          <p className={css.note}>{premium.note}</p>
        </Container>
      </section>

      <section aria-labelledby="plus" className={css.plus}>
        <Container className={css.plusInner}>
          <div className={css.plusWords}>
            <h2 id="plus">{plus.heading}</h2>
            <p className={hero.lead}>{plus.text}</p>
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
          <p className={hero.lead}>{free.text}</p>
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
