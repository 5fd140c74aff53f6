/* Hides the sticky header while the user scrolls down (header.module.css). */

let last = scrollY;

addEventListener('scroll', () => {
  // Not within the bounce at the top of the page in Safari.
  const isDown = scrollY > last && scrollY > 100;
  document.documentElement.toggleAttribute('data-scrolls-down', isDown);
  last = scrollY;
});
