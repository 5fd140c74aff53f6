import { z } from 'zod';

/** Whether this is `npm run test:all`. */
export const isFullRun = z.stringbool().default(false).parse(process.env.TEST_ALL);
