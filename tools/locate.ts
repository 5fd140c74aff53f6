import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';
import { readSourceMap } from '../functions/src/source-map';
import { reportSchema } from '../src/shared/report';
import { functionAt } from './function-at';

/**
 * Prints the file, line and function of a browser's report:
 *
 *     npm run locate -- '{"kind":"uncaught",…,"at":"/assets/app-x.js:1:2","build":"1234abcd"}'
 */
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
  const { build, at } = reportSchema.safeParse(parseJson(text)).data ?? {};
  if (!build || !at) throw new Error('Not a report with "build" and "at", as JSON.');
  const [path = '', row, position] = at.split(':');
  const map = join(values.maps, build, `${posix.basename(path)}.map`);
  const place = lookupIn(map)(Number(row), Number(position));
  if (!place) throw new Error(`${map} does not contain line ${row}, column ${position}.`);
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
