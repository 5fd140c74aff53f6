import { readFileSync, writeFileSync } from 'node:fs';
import { prerenderedPages } from '../src/app/prerendered-pages';
import { withPages } from './hosting-config';

/** Writes what follows from the pages into firebase.json. */
const FILE = 'firebase.json';
const config = withPages(JSON.parse(readFileSync(FILE, 'utf8')), prerenderedPages);
writeFileSync(FILE, JSON.stringify(config, null, 2));
