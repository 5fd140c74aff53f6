import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages, readBuilt } from './built-site';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // The Content-Security-Policy allows only same-origin scripts and styles.
  rules: { 'require-sri': 'off' },
});

test.each(builtPages())('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(readBuilt(path).toString());
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});
