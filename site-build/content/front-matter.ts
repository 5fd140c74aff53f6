import { z } from 'zod';
import { Mistake } from './mistake.ts';
import { readText } from './read-text.ts';

const textSchema = z
  .string('must be a text, in quotes if it is a number')
  .trim()
  .min(1, 'is empty');
const daySchema = z.iso.date('must be a day such as 2023-09-01');
const LENGTH_RULE = 'must have 60 to 160 characters, because search engines show no more';
const descriptionSchema = textSchema.min(60, LENGTH_RULE).max(160, LENGTH_RULE);

export const postSchema = z.strictObject({
  date: daySchema,
  title: textSchema,
  description: descriptionSchema,
  summary: textSchema,
  image: textSchema,
  alt: textSchema,
  draft: z.boolean('must be true or false').default(false),
});

export const legalSchema = z.strictObject({
  title: textSchema,
  description: descriptionSchema,
  effective: daySchema,
  updated: daySchema.optional(),
});

/** @throws Mistake as `readText` does, or when a field is missing, unknown or wrong */
export function readFrontMatter<Values>(path: string, schema: z.ZodType<Values>): Values {
  const { data, error } = schema.safeParse(readText(path).fields);
  if (!error) return data;
  const [issue] = error.issues;
  const field = issue?.path.join();
  // The message about an unknown field names it.
  const subject = field ? `The field "${field}" ` : '';
  throw new Mistake({ path }, `${subject}${issue?.message}.`);
}
