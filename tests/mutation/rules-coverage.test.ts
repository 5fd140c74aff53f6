import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { firestoreEvaluators } from './evaluators';

type Node = z.infer<typeof nodeSchema>;
const nodeSchema = z.object({
  sourcePosition: z.object({
    line: z.number(),
    currentOffset: z.number(),
    endOffset: z.number(),
  }),
  values: z.array(z.object({ value: z.record(z.string(), z.unknown()) })).default([]),
  get children() {
    return z.array(nodeSchema).default([]);
  },
});

const LIMIT_MS = 60_000;

// Mutation testing covers storage.rules: it proves that each condition is needed both ways.
test('every expression in firestore.rules is evaluated, every condition to true and to false', {
  timeout: LIMIT_MS,
}, async () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const [evaluator] = firestoreEvaluators(['demo-coverage']);
  expect(await evaluator?.(rules)).toBeUndefined();

  const { report } = z
    .object({ report: z.array(nodeSchema) })
    .parse(await evaluator?.rest.coverage());
  const nodes = flat(report);
  expect(nodes.length).toBeGreaterThan(50);
  const place = ({ sourcePosition: { line, currentOffset, endOffset } }: Node) =>
    `line ${line}: ${rules.slice(currentOffset, endOffset)}`;

  expect(nodes.filter(({ values }) => values.length === 0).map(place)).toEqual([]);
  const oneWay = nodes.filter((node) => {
    const seen = new Set(node.values.map(({ value }) => value.boolValue));
    return (seen.has(true) || seen.has(false)) && !(seen.has(true) && seen.has(false));
  });
  expect(oneWay.map(place)).toEqual([]);
});

function flat(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
