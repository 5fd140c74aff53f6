import { ButtonLink } from '../../components/button/Button';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import { SiteLink } from '../../components/site-link/SiteLink';
import { navigation } from '../../content/site';
import css from './header.module.css';
import { MENU_ID, Menu } from './Menu';
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
        <ButtonLink href={navigation.signUp.href}>{navigation.signUp.text}</ButtonLink>
      </div>
      {/* The browser opens the dialog, so the menu works before any script has loaded. */}
      <button
        type="button"
        className={css.open}
        commandfor={MENU_ID}
        command="show-modal"
        aria-haspopup="dialog"
      >
        <span className="visually-hidden">{navigation.menu.open}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M3 6.5h18M3 12h18M3 17.5h18"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <Menu />
    </header>
  );
}
