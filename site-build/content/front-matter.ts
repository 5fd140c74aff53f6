import { readFileSync } from 'node:fs';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { YAMLParseError } from 'yaml';
import { z } from 'zod';
import { brand } from '../../src/content/brand.ts';
import type { LegalFrontMatter } from '../../src/content/types.ts';
import { insertFacts } from './insert-facts.ts';
import { Mistake } from './mistake.ts';

const textSchema = z
  .string('must be a text, in quotes if it is a number')
  .trim()
  .min(1, 'is empty');
const daySchema = z.iso.date('must be a day such as 2023-09-01');
const LENGTH = 'must have 60 to 160 characters, because search engines show no more';
const descriptionSchema = textSchema.min(60, LENGTH).max(160, LENGTH);

export const postSchema = z.strictObject({
  date: daySchema,
  title: textSchema,
  description: descriptionSchema,
  summary: textSchema,
  image: textSchema,
  alt: textSchema,
  draft: z.boolean('must be true or false').default(false),
});

export const legalSchema = z
  .strictObject({ title: textSchema, description: descriptionSchema, effective: daySchema })
  .transform(
    ({ title, description, effective }): LegalFrontMatter => ({
      title: `${title} | ${brand.studio}`,
      heading: title,
      description,
      effective: { date: effective, text: `Effective ${dayInWords(effective)}` },
    }),
  );

const plural = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 2022-08-09 → August 9th 2022 */
export function dayInWords(date: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const words = new Date(date).toLocaleDateString('en-US', options);
  return words.replace(
    /(\d+),/,
    (_, number) => `${number}${SUFFIX[plural.select(Number(number))]}`,
  );
}

/**
 * Reads a text.
 *
 * @param source the text, if it has been read already
 * @returns the text, with its front matter as `data.matter`
 * @throws Mistake when the front matter is not YAML
 */
export function readText(path: string, source = readFileSync(path, 'utf8')): VFile {
  const file = new VFile({ path, value: source });
  try {
    matter(file);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [reason = ''] = error.message.split(/ at line \d/);
    const sentence = `${reason}. Put quotes around a text in the front matter that contains a colon.`;
    // The front matter begins in the second line of the file.
    throw new Mistake(path, sentence, error.linePos && error.linePos[0].line + 1);
  }
  return file;
}

/**
 * The front matter of a text, with its facts.
 *
 * @throws Mistake when a field is missing, unknown or wrong
 */
export function readFrontMatter<Values>(file: VFile, schema: z.ZodType<Values>): Values {
  const { data, error } = schema.safeParse(withFacts(file));
  if (!error) return data;
  const [issue] = error.issues;
  // An unknown field is a mistake of the whole front matter, whose message has its name.
  const field = issue?.path[0];
  const subject = field === undefined ? '' : `The field "${String(field)}" `;
  throw new Mistake(file.path, `${subject}${issue?.message}.`);
}

/** Inserts the facts after YAML has been parsed, so that no fact is read as YAML. */
function withFacts(file: VFile): unknown {
  const { matter: fields } = file.data;
  if (typeof fields !== 'object' || fields === null) return fields;
  const entries = Object.entries(fields).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    const mistake = (sentence: string) => new Mistake(file.path, sentence, lineOfField(file, name));
    return [name, insertFacts(value, mistake)];
  });
  return Object.fromEntries(entries);
}

/** The number of the line that begins with the name of a field. */
function lineOfField(file: VFile, name: string): number {
  const rows = String(file).split('\n');
  return 1 + rows.findIndex((row) => row.startsWith(`${name}:`));
}
