import { HeroScene } from '../../components/art/HeroScene';
import { ButtonLink } from '../../components/button/Button';
import { Container } from '../../components/container/Container';
import { Hero, HeroHeading, Lead } from '../../components/hero/Hero';
import { HomePhone } from '../../components/mockups/HomePhone';
import { home } from '../../content/home';
import css from './home-hero.module.css';
import { TimeOfDay } from './TimeOfDay';

/** The sky, the sea and the phone follow the time of day. */
export function HomeHero() {
  const { tagline, heading, text, button, imageAlt } = home.hero;
  return (
    <Hero className={css.hero}>
      <Container className={css.text}>
        <p className={css.tagline}>{tagline}</p>
        <HeroHeading className={css.headline}>{heading}</HeroHeading>
        <Lead>{text}</Lead>
        <p>
          <ButtonLink href={button.href}>{button.text}</ButtonLink>
        </p>
      </Container>
      <HeroScene>
        <div className={css.phone}>
          <HomePhone label={imageAlt} isWholeDay />
        </div>
      </HeroScene>
      <Container className={css.control}>
        <TimeOfDay />
      </Container>
    </Hero>
  );
}
