import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/button/Button';
import { classNames } from '../../components/class-names';
import hero from '../../components/hero/hero.module.css';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import { SiteLink } from '../../components/site-link/SiteLink';
import { paths } from '../../content/pages';
import { navigation } from '../../content/site';
import { isPageOf } from '../page-address';
import css from './header.module.css';
import { MenuButton } from './MenuButton';
import { NavigationLink } from './NavigationLink';

export function Header() {
  const isOverSky = isPageOf(paths.home, useLocation().pathname);
  return (
    <header className={classNames(css.header, isOverSky ? hero.daylight : undefined)}>
      <LivelyLogo />
      <nav className={css.links} aria-label={navigation.label}>
        <ul>
          {navigation.links.map(({ text, href }) => (
            <li key={href}>
              <NavigationLink text={text} href={href} className={css.link} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.account}>
        <SiteLink href={navigation.logIn.href} className={css.link}>
          {navigation.logIn.text}
        </SiteLink>
        <ButtonLink variant="tonal" href={navigation.signUp.href}>
          {navigation.signUp.text}
        </ButtonLink>
      </div>
      <MenuButton command="show-modal" aria-haspopup="dialog" drawing="M3 6.5h18M3 12h18M3 17.5h18">
        <span className="visually-hidden">{navigation.menu.open}</span>
      </MenuButton>
    </header>
  );
}
