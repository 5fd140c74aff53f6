import { services } from '../support/records';
import { googleError, testSessionEnds, testSessionStays } from './session-checks';

// Rarer answers and changes than those of session-checks.spec.ts.

testSessionStays(
  'a refusal of App Check',
  googleError(401, 'Firebase App Check token is invalid.'),
);
testSessionStays('an empty object', { json: {} });
testSessionEnds('is deleted', (uid) => services().auth.deleteUser(uid));
testSessionEnds('gets another password', (uid) =>
  services().auth.updateUser(uid, { password: 'newsail2' }),
);
