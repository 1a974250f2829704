import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PersonMail } from '@flexa/contracts/mails';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { normalizeSpaces } from '@/testing/plain';
import { PersonMails } from './person-mails';

const RECEIPT: PersonMail = {
  id: 'receipt-cs_1',
  template: 'receipt',
  title: 'Receipt and key',
  state: 'sent',
  createdAt: '2026-11-20T12:00:00Z',
  sentAt: '2026-11-20T12:00:05Z',
  canBeRepeated: true,
};
const CODE: PersonMail = {
  ...RECEIPT,
  id: 'code-1',
  template: 'verification-code',
  title: 'Code to sign in',
  state: 'failed',
  sentAt: null,
  canBeRepeated: false,
};

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const renderMails = () => renderAt('/admin/users/nora', <PersonMails uid="nora" />);

test('only e-mails whose content is stored can be sent again', async () => {
  const network = fakeNetwork({
    'GET /admin/users/nora/mails': () => ({ body: { data: [RECEIPT, CODE] } }),
    'POST /admin/users/nora/mails/receipt-cs_1/again': () => ({ body: { sent: true } }),
  });
  const successToast = vi.spyOn(toast, 'success');
  renderMails();
  await screen.findByText('Code to sign in');
  expect(
    screen.getAllByRole('button').map((each) => normalizeSpaces(each.getAttribute('aria-label'))),
  ).toEqual(['Send again: Receipt and key, 20 Nov 2026']);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(successToast).toHaveBeenCalledWith('E-mail sent again'));
  expect(network.requests['POST /admin/users/nora/mails/receipt-cs_1/again']).toMatchObject([
    { body: { requestId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown } },
  ]);
});

test('the drawer shows the latest four e-mails and the others on request', async () => {
  const data = Array.from({ length: 6 }, (_, n) => ({ ...RECEIPT, id: `receipt-${n}` }));
  fakeNetwork({ 'GET /admin/users/nora/mails': () => ({ body: { data } }) });
  renderMails();
  const all = await screen.findByRole('button', { name: 'All' });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.click(all);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

test.each([
  ['no e-mails', { body: { data: [] } }, 'No e-mails in the last 30 days.'],
  ['a failure', { status: 500, body: {} }, 'The e-mails could not be loaded'],
])('the e-mails of a person show a text for %s', async (_name, answer, text) => {
  fakeNetwork({ 'GET /admin/users/nora/mails': () => answer });
  renderMails();
  await screen.findByText(text);
});
