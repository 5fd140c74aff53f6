import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import rules from '../../firestore.rules?raw';
import { type EnteredField, enteredFields, ownerFields } from './user-document';

/** The body of a function in the rules, and of those that it calls. */
const bodyOf = (name: string): string =>
  (rules.split(`function ${name}(`)[1]?.split('\n    }')[0] ?? '').replace(/is\w+(?=\()/g, bodyOf);

// tests/rules tries what the rules decide.
test.each(Object.entries(ownerFields))('firestore.rules has %s and its limits', (field, schema) => {
  expect(/hasOnly\(.+\)/.exec(rules)?.[0], 'fields that may change').toContain(`'${field}'`);
  const [, check = ''] = rules.match(`&& (\\w+)\\(request.resource.data.${field}\\b`) ?? [];
  expect(bodyOf(check), `&& isValid(request.resource.data.${field}) is missing`).not.toBe('');
  const limits = JSON.stringify(z.toJSONSchema(schema)).matchAll(/(?:\d,|max\w+":)(\d+)/g);
  for (const [, most] of limits) {
    const forms = new RegExp(`\\{0,${most}\\}|\\{${Number(most) + 1}\\}|<= ${most}\\b`);
    expect(bodyOf(check), `${field}: at most ${most}`).toMatch(forms);
  }
});

/** The length of the longest text that a user may enter. */
const LIMITS: Readonly<Record<EnteredField, number>> = { name: 100 };

test.each(Object.entries(enteredFields))('%s has its limit', (field, schema) => {
  const limit = Object.entries(LIMITS).find(([name]) => name === field)?.[1] ?? 0;
  expect(schema.safeParse('x'.repeat(limit)).success).toBe(true);
  expect(schema.safeParse('x'.repeat(limit + 1)).success).toBe(false);
});
