import { navigation } from '../../content/site';
import css from './menu.module.css';
import { NavigationLink } from './NavigationLink';

export const MENU_ID = 'menu';

/**
 * The slide-out menu of narrow screens: a modal dialog, so the browser keeps focus inside, closes
 * it on Escape and makes the rest of the page inert. boot/menu.ts closes it on a link click.
 */
export function Menu() {
  return (
    <dialog id={MENU_ID} className={css.menu} aria-label={navigation.menu.label} closedby="any">
      <div className={css.content}>
        <button
          type="button"
          className={css.close}
          commandfor={MENU_ID}
          command="close"
          aria-label={navigation.menu.close}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M5 5l14 14M19 5L5 19"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </button>
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
            {[navigation.signUp, navigation.logIn].map(({ text, href }) => (
              <li key={href}>
                <NavigationLink text={text} href={href} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
