import { z } from 'zod';
import { readPorts } from '../../local-backend/ports';

/** Keeps the ports apart from `npm start`; a second test run needs another offset. */
const offset = z.coerce.number().int().default(10_000).parse(process.env.TEST_PORT_OFFSET);

export const testPorts = readPorts(offset);
