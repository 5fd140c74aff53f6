import { existsSync } from 'node:fs';

/** Whether the emulator finds a page's file in any case, unlike Hosting: on macOS and Windows. */
export const fileSystemIgnoresCase = existsSync('PACKAGE.JSON');
