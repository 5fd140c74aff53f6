// Stylesheets skip what is below the first screen (`content-visibility`) until the page is idle. Then all of it is
// rendered, so that a picture of the whole page shows it, and the sun of the home page sways.
addEventListener('load', () => {
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => document.documentElement.setAttribute('data-is-idle', ''));
});
