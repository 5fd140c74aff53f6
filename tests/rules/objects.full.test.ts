import { both } from './access';
import { suspiciousStrangers } from './callers';
import { forbidden, openPictures, rights } from './pictures';

// In the full level, because the local backend takes a second to decide about all requests of a caller.
const { testDenied } = await openPictures();

testDenied(suspiciousStrangers, both(rights, forbidden));
