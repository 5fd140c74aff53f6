/*
 * The only script that a public page starts with. The page is complete without it. The build
 * inlines it into each page (site-build/page-html.ts), so it imports nothing from outside this
 * folder: attributes of the root element hold the URLs of the modules to load.
 */
import './header';
import './history';
import './hydration';
import './prefetch';
import './reporter';
