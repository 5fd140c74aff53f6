import { replaceRulesRuntime } from '../without-java-21/rules-runtime';
import { compileValidatorsLazily, requireOfCli } from './patch';

/* Runs the Firebase CLI for the local backend (parts/firebase-tools.ts). */
const { LIVELY_TEMP, FIRESTORE_EMULATOR_HOST } = process.env;
// The parent process does not set TMPDIR itself, because tsx keeps its cache there.
if (LIVELY_TEMP) process.env.TMPDIR = LIVELY_TEMP;
compileValidatorsLazily();
// Set only if Firestore runs as a process of its own, which then evaluates the Storage rules, too.
if (FIRESTORE_EMULATOR_HOST) replaceRulesRuntime(FIRESTORE_EMULATOR_HOST);
// The Storage emulator does not catch every error in a request, such as a wrongly encoded name.
// Without this listener, such a request would end the backend.
process.on('unhandledRejection', (error) => console.error('A request failed:', error));

requireOfCli('./lib/bin/firebase.js');
