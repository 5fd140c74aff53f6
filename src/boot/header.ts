import { onClick } from './on-click';

/** The menu is the site's only dialog. */
const findMenu = () => document.querySelector('dialog');
const closeMenu = () => findMenu()?.close();

onClick('a', closeMenu);

// For browsers without `closedby`: a click on the dialog itself is a click on its backdrop.
addEventListener('click', ({ target }) => {
  if (target === findMenu()) closeMenu();
});

// Prevents the click after a tap, which would hit the page once `closedby` has closed the menu.
addEventListener('touchend', (event) => {
  if (event.target !== findMenu() || !event.cancelable) return;
  event.preventDefault();
  closeMenu();
});

// For browsers without invoker commands.
onClick('[commandfor]', (button) => {
  if ('command' in button) return;
  const menu = findMenu();
  if (menu?.open) menu.close();
  else menu?.showModal();
});

addEventListener('popstate', closeMenu);

// From this width on, the top nav shows the menu's links (header.module.css).
matchMedia('(width > 1100px)').addEventListener('change', closeMenu);

// Hides the sticky header while the user scrolls down (header.module.css).
let lastScrollY = scrollY;
addEventListener('scroll', () => {
  // In Safari, the page also moves down when it bounces at its top.
  const scrollsDown = scrollY > lastScrollY && scrollY > 100;
  document.documentElement.toggleAttribute('data-scrolls-down', scrollsDown);
  lastScrollY = scrollY;
});
