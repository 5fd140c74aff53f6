import { testStates } from './every-state';

// The usual state of each screen.
testStates((states) => states.slice(0, 1));
