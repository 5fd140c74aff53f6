import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';
import { z } from 'zod';
import { readSourceMap } from '../functions/src/source-map';
import { functionAt } from './function-at';

/**
 * Prints the file, line and function of a browser's report:
 *
 *     npm run locate -- '{"kind":"uncaught",…,"at":"/assets/app-x.js:1:2","build":"1234abcd"}'
 */
const reportSchema = z.object({
  build: z.string().regex(/^[0-9a-f]{8}$/),
  at: z
    .string()
    .regex(/^\/assets\/[\w.-]+:\d+:\d+$/)
    .transform((at) => {
      const [path = '', line, column] = at.split(':');
      return { file: posix.basename(path), line: Number(line), column: Number(column) };
    }),
});

const { values, positionals } = parseArgs({
  options: { maps: { type: 'string', default: 'source-maps' } },
  allowPositionals: true,
});

try {
  console.log(locate(positionals[0] ?? ''));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error with one sentence when the report has no place or its build has no source maps */
function locate(text: string): string {
  const report = reportSchema.safeParse(parseJson(text));
  if (!report.success) throw new Error('Not a report with "build" and "at", as JSON.');
  const { build, at } = report.data;
  const map = join(values.maps, build, `${at.file}.map`);
  const place = lookupIn(map)(at.line, at.column);
  if (!place) throw new Error(`${map} does not contain line ${at.line}, column ${at.column}.`);
  const { line, column, content = '' } = place;
  // Relative to the output folder, whose depth differs between builds.
  const source = place.source.replace(/^(\.\.\/)+/, '');
  const code = content.split('\n');
  const offset = code.slice(0, line - 1).join('\n').length + column;
  const name = functionAt(parseSync(source, content).program, offset);
  return `${source}:${line}:${column} in ${name ?? 'the module'}\n${code[line - 1]?.trim()}`;
}

function lookupIn(map: string): ReturnType<typeof readSourceMap> {
  try {
    return readSourceMap(map);
  } catch {
    throw new Error(`${map} is missing: download the source maps of this build (docs/deploy.md).`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
