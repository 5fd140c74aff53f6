// When the page is idle, drawings below the first screen are rendered, so that a picture of the whole page shows them.
// The sun of the home page sways then.
addEventListener('load', () => {
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => document.documentElement.setAttribute('data-is-idle', ''));
});
