import { services } from '../support/records';
import { googleError, testEnds, testStays } from './session-checks';

testStays('an error of the server', googleError(503, 'The service is currently unavailable.'));
testEnds('is disabled', (uid) => services().auth.updateUser(uid, { disabled: true }));
