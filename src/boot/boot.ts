/*
 * The script that every page starts with. A public page is complete without it. The build inlines it into each
 * page, or links it to a long one (site-build/page-html.ts), so it imports nothing from outside this folder:
 * attributes of the root element hold the URLs of the modules to load.
 */
import './header';
import './history';
import './hydration';
import './prefetch';
import './reporter';
