import { testStates } from './every-state';

// All states but the usual one of each screen (every-state.spec.ts).
testStates((states) => states.slice(1));
