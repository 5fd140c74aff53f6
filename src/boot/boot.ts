/*
 * The script that every page starts with. A public page is complete without it. Short pages
 * contain it, long pages link to it (site-build/page-html.ts). To be a single file, it imports only
 * from this folder: attributes of the root element hold the URLs of the modules to load.
 */
import './header';
import './history';
import './hydration';
import './idle';
import './log-out';
import './prefetch';
import './reporter';
