import { services } from '../support/records';
import { googleError, testSessionEnds, testSessionStays } from './session-checks';

testSessionStays(
  'an error of the server',
  googleError(503, 'The service is currently unavailable.'),
);
testSessionEnds('is disabled', (uid) => services().auth.updateUser(uid, { disabled: true }));
