import { services } from '../support/records';
import { googleError, testSessionEnds, testSessionStays } from './session-checks';

// Each new page checks the stored session. session-checks.ts defines the tests;
// session-checks.full.spec.ts has rarer answers and changes.

testSessionStays(
  'an error of the server',
  googleError(503, 'The service is currently unavailable.'),
);
testSessionEnds('is disabled', (uid) => services().auth.updateUser(uid, { disabled: true }));
