import { expect, test } from 'vitest';
import { answers, headings } from '../../content/support.mdx';
import { faqPage } from './structured-data';

test('lists every question with a plain-text answer', () => {
  const { mainEntity } = faqPage(answers);
  const questions = headings.filter(({ depth }) => depth === 3);
  expect(mainEntity.map(({ name }) => name)).toEqual(questions.map(({ text }) => text));
  for (const { acceptedAnswer } of mainEntity) {
    expect(acceptedAnswer.text).toMatch(/\w{3}/);
    expect(acceptedAnswer.text).not.toMatch(/\[object|undefined|</);
  }
});

test('keeps the full text of an answer with emphasis and a list', () => {
  const views = faqPage(answers).mainEntity.find(({ name }) => name.includes('calendar view'));
  expect(views?.acceptedAnswer.text).toContain('Timeline lays the day out by the hour');
  expect(views?.acceptedAnswer.text).toContain('Schedule lists your events');
});
