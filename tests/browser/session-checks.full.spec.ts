import { services } from '../support/records';
import { googleError, testEnds, testStays } from './session-checks';

testStays('a refusal of App Check', googleError(401, 'Firebase App Check token is invalid.'));
testStays('an empty object', { json: {} });
testEnds('is deleted', (uid) => services().auth.deleteUser(uid));
testEnds('gets another password', (uid) =>
  services().auth.updateUser(uid, { password: 'newsail2' }),
);
