import { expect, test } from 'vitest';
import { TOPICS } from './answers';
import { findAnswers } from './answer-search';
import { findSimilarAnswers } from './similar-answers';

const findIds = (search: string) => findAnswers(search).map(({ answer }) => answer.id);

test('the support centre has at least twenty answers, each with its own anchor', () => {
  const all = TOPICS.flatMap(({ answers }) => answers.map(({ id }) => id));
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(new Set([...all, ...TOPICS.map(({ id }) => id)]).size).toBe(all.length + TOPICS.length);
  for (const id of all) expect(id).toMatch(/^[a-z][a-z-]+$/);
});

test.each([
  ['refund', 'refunds'],
  ['REFUNDS', 'refunds'],
  ['license key', 'find-my-key'],
  ['licence key', 'find-my-key'],
  ['refnud', 'refunds'],
  ['pasword forgot', 'forgot-password'],
  ['email change', 'change-email'],
  ['offline 14 days', 'offline-keys'],
  ['seats', 'seats'],
  ['invoice', 'receipts'],
  ['delete my account', 'delete-account'],
  ['waitlist', 'no-places'],
  ['gdpr', 'delete-account'],
  ['forgot password', 'forgot-password'],
])('a search for "%s" finds %s among the first', (search, id) => {
  expect(findIds(search).slice(0, 3)).toContain(id);
});

test('an unknown word finds no answer, alone or with others', () => {
  expect(findIds('kangaroo')).toEqual([]);
  expect(findIds('refund kangaroo')).toEqual([]);
  expect(findIds('   ')).toEqual([]);
  expect(findIds('?!')).toEqual([]);
});

test('the beginning of a word finds answers', () => {
  expect(findIds('rece')).toContain('receipts');
});

test('findSimilarAnswers suggests answers to a question', () => {
  const found = findSimilarAnswers('How can I get a refund for my order?', 3);
  expect(found.map(({ answer }) => answer.id)).toContain('refunds');
  expect(found.length).toBeLessThanOrEqual(3);
});

test.each(['gateway', 'How do I refresh through a data gateway?', 'Does it run behind a proxy?'])(
  'findSimilarAnswers suggests nothing if no answer covers the question: %s',
  (question) => expect(findSimilarAnswers(question, 3)).toEqual([]),
);

test('findSimilarAnswers suggests nothing for unknown words or an empty text', () => {
  expect(findSimilarAnswers('kangaroo', 3)).toEqual([]);
  expect(findSimilarAnswers('', 3)).toEqual([]);
});
