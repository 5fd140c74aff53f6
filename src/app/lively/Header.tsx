import { ButtonLink } from '../../components/button/Button';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import { SiteLink } from '../../components/site-link/SiteLink';
import { navigation } from '../../content/site';
import css from './header.module.css';
import { Menu } from './Menu';
import { MenuButton } from './MenuButton';
import { NavigationLink } from './NavigationLink';

export function Header() {
  return (
    <header className={css.header}>
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
      <Menu />
    </header>
  );
}
