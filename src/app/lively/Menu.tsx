import { ButtonLink } from '../../components/button/Button';
import { navigation } from '../../content/site';
import { MENU_ID, MenuButton } from './MenuButton';
import css from './menu.module.css';
import { NavigationLink } from './NavigationLink';

/**
 * The slide-out menu of narrow screens: a modal dialog, so the browser keeps focus inside, closes
 * it on Escape and makes the rest of the page inert. boot/header.ts closes it on a link click.
 */
export function Menu() {
  return (
    <dialog id={MENU_ID} className={css.menu} aria-label={navigation.menu.label} closedby="any">
      <div className={css.content}>
        <MenuButton
          command="close"
          aria-label={navigation.menu.close}
          drawing="M5 5l14 14M19 5L5 19"
        />
        <nav aria-label={navigation.menu.label}>
          <ul className={css.links}>
            {navigation.links.map(({ text, href }) => (
              <li key={href}>
                <NavigationLink text={text} href={href} />
              </li>
            ))}
          </ul>
          <hr className={css.divider} />
          <ul className={css.links}>
            <li>
              <ButtonLink variant="tonal" href={navigation.signUp.href}>
                {navigation.signUp.text}
              </ButtonLink>
            </li>
            <li>
              <NavigationLink text={navigation.logIn.text} href={navigation.logIn.href} />
            </li>
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
