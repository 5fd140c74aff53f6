import type { ComponentProps } from 'react';
import { useMatch } from 'react-router-dom';
import { Shore } from '../../components/art/Shore';
import { ButtonLink } from '../../components/button/Button';
import { classNames } from '../../components/class-names';
import daylight from '../../components/hero/daylight.module.css';
import { LineIcon } from '../../components/line-icon/LineIcon';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import { SiteLink } from '../../components/site-link/SiteLink';
import { paths } from '../../content/pages';
import { navigation } from '../../content/site';
import { LinkList } from '../LinkList';
import headerCss from './header.module.css';
import menuCss from './menu.module.css';

const MENU_ID = 'menu';
const { logIn, signUp } = navigation;

export function Header() {
  const isOverSky = useMatch(paths.home) !== null;
  return (
    <header className={classNames('cluster', headerCss.header, isOverSky && daylight.daylight)}>
      <LivelyLogo />
      <nav aria-label={navigation.label}>
        <LinkList links={navigation.links} className={`cluster ${headerCss.links}`} marksCurrent />
      </nav>
      <div className={headerCss.account}>
        <SiteLink href={logIn.href} className={headerCss.logIn}>
          {logIn.text}
        </SiteLink>
        <ButtonLink variant="tonal" href={signUp.href}>
          {signUp.text}
        </ButtonLink>
      </div>
      <MenuButton
        command="show-modal"
        aria-label={navigation.menu.open}
        aria-haspopup="dialog"
        path="M3 6.5h18M3 12h18M3 17.5h18"
      />
    </header>
  );
}

/**
 * The slide-out menu of narrow screens: a modal dialog, so the browser keeps focus inside, closes
 * it on Escape and makes the rest of the page inert. boot/header.ts closes it otherwise, such as on a link click.
 */
export function Menu() {
  return (
    <dialog
      id={MENU_ID}
      className={menuCss.menu}
      aria-label={navigation.menu.label}
      closedby="any"
      data-dark-at-night
    >
      <div className={menuCss.content}>
        <MenuButton
          command="close"
          aria-label={navigation.menu.close}
          path="M5 5l14 14M19 5L5 19"
        />
        <nav aria-label={navigation.menu.label}>
          <LinkList links={navigation.links} className={menuCss.links} marksCurrent />
          <hr className={menuCss.divider} />
          <ul className={menuCss.links}>
            <li>
              <ButtonLink variant="tonal" href={signUp.href}>
                {signUp.text}
              </ButtonLink>
            </li>
            <li>
              <SiteLink href={logIn.href}>{logIn.text}</SiteLink>
            </li>
          </ul>
        </nav>
      </div>
      <div className={classNames(daylight.hourly, daylight.lit, menuCss.shore)}>
        <Shore isHarbor={false} />
      </div>
    </dialog>
  );
}

type MenuButtonProps = ComponentProps<'button'> & { readonly path: string };

/** Opens or closes the menu, without scripts where browsers support `command` (boot/header.ts). */
function MenuButton({ path, ...button }: MenuButtonProps) {
  return (
    <button type="button" className={menuCss.button} commandfor={MENU_ID} {...button}>
      <LineIcon path={path} />
    </button>
  );
}
