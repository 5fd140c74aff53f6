import { createHash } from 'node:crypto';

/** The Content-Security-Policy source of an inline style or script. */
export const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
