import { expect, test } from 'vitest';
import { support } from '../../content/support';
import { faqPage } from './structured-data';

test('lists every question with a plain-text answer', () => {
  const { mainEntity } = faqPage();
  const topics = support.groups.flatMap(({ topics }) => topics);
  expect(mainEntity.map(({ name }) => name)).toEqual(topics.map(({ heading }) => heading));
  for (const { acceptedAnswer } of mainEntity) {
    expect(acceptedAnswer.text).toMatch(/\w{3}/);
    expect(acceptedAnswer.text).not.toMatch(/\[object|undefined|</);
  }
});

test('keeps the full text of an answer with emphasis and a list', () => {
  const views = faqPage().mainEntity.find(({ name }) => name.includes('calendar view'));
  expect(views?.acceptedAnswer.text).toContain('Timeline lays the day out by the hour');
  expect(views?.acceptedAnswer.text).toContain('Schedule lists your events');
});
