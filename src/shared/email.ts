import { z } from 'zod/mini';

/** RFC 5321, 4.5.3.1.3: an address has at most 254 characters. */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART = /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+/;
const LABEL = /[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?/;

/** The HTML standard's pattern, with at least one dot in the domain. */
const ADDRESS = new RegExp(`^${LOCAL_PART.source}@${LABEL.source}(?:\\.${LABEL.source})+$`);

/** A typed email address. Trims it, because phone keyboards add spaces. */
export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_MAX_LENGTH), z.regex(ADDRESS));
