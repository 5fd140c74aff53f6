import { z } from 'zod';

const nodeSchema = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof nodeSchema>;

const named = z.object({ name: z.string() });
const isFunction = z.object({
  type: z.enum(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']),
});

/** The name of the innermost named function around a position of a syntax tree (ESTree). */
export function functionAt(tree: unknown, offset: number): string | undefined {
  const node = Object.values(typeof tree === 'object' ? { ...tree } : {})
    .flat()
    .map((child) => nodeSchema.safeParse(child).data)
    .find((child) => child && child.start <= offset && offset < child.end);
  return node && (functionAt(node, offset) ?? functionName(node));
}

/** The name that a node gives to its function: `function f`, `const f = …`, `f() {}`, `f: …`. */
function functionName({ id, key, init, value, ...node }: Node): string | undefined {
  if (![node, init, value].some((one) => isFunction.safeParse(one).success)) return undefined;
  return named.safeParse(id ?? key).data?.name;
}
