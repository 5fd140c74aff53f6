import { createRequire } from 'node:module';
import { adoptOwnTemp } from '../processes/own-temp';
import { compileValidatorsLazily } from './lazy-validators';

adoptOwnTemp();
compileValidatorsLazily();
createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
