import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedLock } from './deployed-lock';

const rootLock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const file = join(import.meta.dirname, 'package-lock.json');
writeFileSync(file, `${JSON.stringify(deployedLock(rootLock), null, 2)}\n`);
