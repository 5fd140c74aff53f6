import { HeroScene } from '../../components/art/HeroScene';
import { Glint } from '../../components/art/shapes';
import { ButtonLink } from '../../components/button/Button';
import { classNames } from '../../components/class-names';
import { Container } from '../../components/container/Container';
import { Hero, HeroHeading, Lead } from '../../components/hero/Hero';
import sky from '../../components/hero/hero.module.css';
import { HomePhone } from '../../components/mockups/HomePhone';
import { home } from '../../content/home';
import css from './home-hero.module.css';
import { TimeOfDay } from './TimeOfDay';

/** The sky, the sea and the phone follow the time of day. */
export function HomeHero() {
  const { tagline, heading, text, button, imageAlt } = home.hero;
  return (
    <Hero className={classNames(sky.daylight, css.hero)}>
      <Container className={classNames(sky.onSky, css.text)}>
        <p className={css.tagline}>{tagline}</p>
        <HeroHeading className={css.headline}>{heading}</HeroHeading>
        <Lead>{text}</Lead>
        <p>
          <ButtonLink href={button.href}>{button.text}</ButtonLink>
        </p>
      </Container>
      <HeroScene sky={<TimeOfDay />}>
        <svg className={css.glint} viewBox="-100 0 200 200" aria-hidden="true">
          <Glint x={0} y={0} />
        </svg>
        <div className={css.phone}>
          <HomePhone label={imageAlt} isWholeDay />
        </div>
      </HeroScene>
    </Hero>
  );
}
