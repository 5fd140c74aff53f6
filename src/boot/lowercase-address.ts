/*
 * Hosting finds files by their exact case. In the head of the not-found page, this script opens the
 * page whose address is the same in lowercase, if there is one. As an inlined script, it has no
 * imports and exports.
 */

/** Hides the page (not-found.module.css). */
const REDIRECTING = 'data-redirecting';

const html = document.documentElement;
const lowercase = new URL(location.href);
lowercase.pathname = lowercase.pathname.toLowerCase();

function showNotFound(): void {
  html.removeAttribute(REDIRECTING);
}

async function redirect(): Promise<void> {
  // Hosting redirects an address that ends in a slash, which fetch follows.
  const { ok } = await fetch(lowercase, { method: 'HEAD' });
  // A late response does not take the not-found page away from its reader.
  if (ok && html.hasAttribute(REDIRECTING)) location.replace(lowercase);
  else showNotFound();
}

if (lowercase.pathname !== location.pathname) {
  // The address may be a link from an email, whose code must not be sent as referrer.
  const policy = { name: 'referrer', content: 'no-referrer' };
  document.head.append(Object.assign(document.createElement('meta'), policy));
  html.setAttribute(REDIRECTING, '');
  // Also when the page that exists does not arrive.
  setTimeout(showNotFound, 3000);
  redirect().catch(showNotFound);
}
