import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { insertFacts } from './insert-facts.ts';
import { Mistake } from './mistake.ts';

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
});

/**
 * The front matter, between two lines of three hyphens. The group contains the first of them, so that the
 * line numbers in YAML's errors are those of the file.
 */
const FRONT_MATTER = /^(---\r?\n.*?)\n---(?=\r?\n)/s;

/**
 * Reads a text, and inserts its facts.
 *
 * @returns the fields of the front matter, and the Markdown below it, in the same lines as in the file
 * @throws Mistake as `insertFacts` does, or when the front matter is not YAML
 */
export function readText(path: string) {
  const text = insertFacts(readFileSync(path, 'utf8'), path);
  const [frontMatter = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const parsed = parseDocument(yaml);
  const [error] = parsed.errors;
  if (error) {
    const [reason] = error.message.split(' at line ');
    const advice = 'put quotes around a text that contains a colon';
    throw new Mistake({ path, line: error.linePos?.[0].line }, `${reason}: ${advice}.`);
  }
  const fields: unknown = parsed.toJS();
  const emptyLines = frontMatter.replace(/[^\n]/g, '');
  return { fields, markdown: emptyLines + text.slice(frontMatter.length) };
}

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
