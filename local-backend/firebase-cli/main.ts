import { createRequire } from 'node:module';
import { enterTempFolder } from '../processes/private-temp-folder';
import { compileValidatorsLazily } from './lazy-validators';

enterTempFolder();
compileValidatorsLazily();
createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
