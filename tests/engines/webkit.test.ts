import { testSiteIn } from './suite';
import { connectWebDriver } from './webdriver';

testSiteIn('WebKit', process.env.WEBKIT_URL, connectWebDriver);
