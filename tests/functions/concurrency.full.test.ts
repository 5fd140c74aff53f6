import { startFunctionForFile } from '../support/deployed-function';
import { testConcurrentClaims } from './concurrent-claims';

const { url } = await startFunctionForFile();

testConcurrentClaims(url, 2);
testConcurrentClaims(url, 50);
