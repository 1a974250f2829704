import { afterEach, expect, test } from 'vitest';
import { forgetPerson } from '@/lib/sign-out';
import { readDraft, dropDraft, keepDraft } from './ticket-draft';

const DRAFT = { name: 'Nora', email: 'nora@fjordfoods.example', subject: 'A', message: 'B' };

afterEach(() => sessionStorage.clear());

test('each form keeps its own draft until it is sent', () => {
  keepDraft('contact', DRAFT);
  keepDraft('support', { ...DRAFT, subject: 'C' });
  dropDraft('contact');
  expect(readDraft('contact')).toBeUndefined();
  expect(readDraft('support')?.subject).toBe('C');
});

test.each(['nonsense', '[]', '{"contact":{"name":1}}', 'null'])('%s is no draft', (text) => {
  sessionStorage.setItem('ticketDraft', text);
  expect(readDraft('contact')).toBeUndefined();
  keepDraft('contact', DRAFT);
  expect(readDraft('contact')).toEqual(DRAFT);
});

test('deletes a draft at the end of the session it was written in', () => {
  keepDraft('question', DRAFT);
  forgetPerson();
  expect(readDraft('question')).toBeUndefined();
});
