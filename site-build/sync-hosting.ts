import { readFileSync, writeFileSync } from 'node:fs';
import { withPages } from './hosting-config';

/** Writes what follows from the pages into firebase.json. */
const FILE = 'firebase.json';
writeFileSync(FILE, JSON.stringify(withPages(JSON.parse(readFileSync(FILE, 'utf8'))), null, 2));
