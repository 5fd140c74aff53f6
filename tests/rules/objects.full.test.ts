import { both } from './access';
import { suspiciousStrangers } from './callers';
import { forbidden, openPictures, rights } from './pictures';

const { testDenied } = await openPictures();

testDenied(suspiciousStrangers, both(rights, forbidden));
