import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { insertFacts } from './facts.ts';
import { Mistake } from './mistake.ts';

const EXAMPLE_DATE = '2023-09-01';

const text = z
  .string({ error: 'must be a text: put quotes around it' })
  .trim()
  .min(1, 'must not be empty');
const day = z
  .string({ error: `must be a day such as ${EXAMPLE_DATE}` })
  .refine(isDay, { error: `must be a day such as ${EXAMPLE_DATE}` });

const description = text.refine(({ length }) => length >= 60 && length <= 160, {
  error: 'must have 60 to 160 characters, because search engines show no more',
});

export const postSchema = z.strictObject({
  date: day,
  title: text,
  description,
  summary: text,
  image: text,
  alt: text,
  draft: z.boolean({ error: 'must be true or false' }).default(false),
});

export const legalSchema = z.strictObject({ title: text, description, effective: day });

/** Explains why a field is required, where its name does not. */
const HINTS: Readonly<Record<string, string>> = {
  date: `the day on which the post appears, such as ${EXAMPLE_DATE}`,
  alt: 'a description of the image for people who do not see it',
  image: 'the name of an illustration, or of a file next to the text',
  summary: 'a sentence for the list of posts',
  description: 'a sentence for search engines',
  effective: `the day from which the text applies, such as ${EXAMPLE_DATE}`,
};

const FENCE = /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)/ms;

/** Front matter: its values, with facts inserted, and the line of each. */
export function readFrontMatter<Values>(source: string, file: string, schema: z.ZodType<Values>) {
  const [, yaml] = source.startsWith('---') ? (FENCE.exec(source) ?? []) : [];
  if (yaml === undefined) {
    throw new Mistake(
      file,
      1,
      'The text must start with a line "---", lines such as "title: …", and another line "---".',
    );
  }
  const lines = new LineCounter();
  const parsed = parseDocument(yaml, { lineCounter: lines });
  // The first line of the file is the fence.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = parsed.errors;
  if (error || (parsed.contents !== null && !isMap(parsed.contents))) {
    throw new Mistake(
      file,
      lineAt(error?.pos[0] ?? 0),
      'This line must be a name, a colon, a space and a text; put quotes around a text that contains a colon or starts with a brace.',
    );
  }
  const items = isMap(parsed.contents) ? parsed.contents.items : [];
  const lineOf = (name: string) => {
    const item = items.find(({ key }) => String(key) === name);
    const range =
      item?.key && typeof item.key === 'object' && 'range' in item.key && item.key.range;
    return Array.isArray(range) ? lineAt(Number(range[0])) : 1;
  };
  const given = z.record(z.string(), z.unknown()).parse(parsed.toJS() ?? {});
  const inserted = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? insertFacts(value, file, lineOf(name)) : value,
    ]),
  );
  const { data, error: invalid } = schema.safeParse(inserted);
  const issues = invalid?.issues ?? [];
  // A misspelled name is more helpful than the missing one.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (issue) throw mistakeOf(issue);
  if (data === undefined) throw new Error(`Nothing was read from ${file}`);
  return { values: data, lineOf };

  function mistakeOf(issue: z.core.$ZodIssue): Mistake {
    if (issue.code === 'unrecognized_keys') {
      const [name = ''] = issue.keys;
      return new Mistake(file, lineOf(name), `There is no field "${name}": correct or remove it.`);
    }
    const name = String(issue.path[0]);
    if (given[name] === undefined || given[name] === null) {
      const hint = HINTS[name] ? `, ${HINTS[name]}` : '';
      const line = name in given ? lineOf(name) : 1;
      return new Mistake(
        file,
        line,
        `The field "${name}" is missing: add a line "${name}: …"${hint}.`,
      );
    }
    const value = JSON.stringify(given[name]);
    return new Mistake(
      file,
      lineOf(name),
      `The field "${name}" is ${value}, but ${issue.message}.`,
    );
  }
}

/** The text with empty lines instead of its front matter, so that line numbers stay. */
export function withoutFrontMatter(source: string): string {
  if (!source.startsWith('---')) return source;
  return source.replace(FENCE, (block) => block.replace(/[^\n]/g, ''));
}

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${value}T`);
}
