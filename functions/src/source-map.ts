import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { z } from 'zod/mini';

const mapSchema = z.object({
  version: z.number(),
  file: z._default(z.string(), ''),
  sourceRoot: z._default(z.string(), ''),
  sources: z.array(z.string()),
  sourcesContent: z._default(z.array(z.string()), []),
  names: z.array(z.string()),
  mappings: z.string(),
});

export type Place = {
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** The text of the source, if the map contains it. */
  readonly content: string | undefined;
};

/**
 * Reads a source map.
 *
 * @returns the lookup of a place, by line and column as in a stack trace (from 1)
 * @throws Error when the file is missing or not a source map
 */
export function readSourceMap(path: string) {
  const payload = mapSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const map = new SourceMap(payload);
  return (line: number, column: number): Place | undefined => {
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const { originalSource: source, originalLine, originalColumn } = entry;
    const content = payload.sourcesContent[payload.sources.indexOf(source)];
    return { source, line: originalLine + 1, column: originalColumn + 1, content };
  };
}
