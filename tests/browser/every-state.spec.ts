import { testStates } from './every-state';

testStates('usual');
