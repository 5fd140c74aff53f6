import { testStates } from './every-state';

testStates('others');
