import type { ComponentProps } from 'react';
import css from './menu-button.module.css';

export const MENU_ID = 'menu';

/** Opens or closes the menu. The browser does so itself, before any script has loaded. */
export function MenuButton({
  drawing,
  children,
  ...button
}: ComponentProps<'button'> & { readonly drawing: string }) {
  return (
    <button type="button" className={css.button} commandfor={MENU_ID} {...button}>
      {children}
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={drawing} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}
