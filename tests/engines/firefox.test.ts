import { connectBidi } from './bidi';
import { testSiteIn } from './suite';

testSiteIn('Firefox', process.env.FIREFOX_URL, connectBidi);
