import { afterEach, expect, test } from 'vitest';
import { forgetPerson } from '@/lib/sign-out';
import { readDraft, deleteDraft, saveDraft } from './ticket-draft';

const DRAFT = { name: 'Nora', email: 'nora@fjordfoods.example', subject: 'A', message: 'B' };

afterEach(() => sessionStorage.clear());

test('each form keeps its own draft until it is sent', () => {
  saveDraft('contact', DRAFT);
  saveDraft('support', { ...DRAFT, subject: 'C' });
  deleteDraft('contact');
  expect(readDraft('contact')).toBeUndefined();
  expect(readDraft('support')?.subject).toBe('C');
});

test.each(['nonsense', '[]', '{"contact":{"name":1}}', 'null'])(
  'readDraft ignores the stored text %s',
  (text) => {
    sessionStorage.setItem('ticketDraft', text);
    expect(readDraft('contact')).toBeUndefined();
    saveDraft('contact', DRAFT);
    expect(readDraft('contact')).toEqual(DRAFT);
  },
);

test('a draft is deleted at the end of its session', () => {
  saveDraft('question', DRAFT);
  forgetPerson();
  expect(readDraft('question')).toBeUndefined();
});
