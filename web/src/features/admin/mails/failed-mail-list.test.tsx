import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { FailedMailList } from './failed-mail-list';

const MAIL = {
  id: 'receipt-cs_1',
  template: 'receipt',
  title: 'Receipt and key',
  createdAt: '2026-11-20T12:00:00Z',
  to: 'nora@flexa.test',
  uid: 'nora',
};
const INVITED = {
  ...MAIL,
  id: 'seat-1',
  template: 'seat-invitation',
  title: 'Invitation to a seat',
  to: 'eva@flexa.test',
  uid: null,
};

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

test('a failed e-mail is described and links to the person, or shows the address', async () => {
  fakeNetwork({
    'GET /admin/mails': () => ({ body: { data: [MAIL, INVITED], people: { nora: 'Nora Lind' } } }),
  });
  renderAt('/admin?view=mails', <FailedMailList />);
  const receipt = await screen.findByRole('row', { name: /Receipt and key/ });
  const link = within(receipt).getByRole('link', { name: 'Nora Lind' });
  expect(link.getAttribute('href')).toBe('/admin?view=mails&user=nora');
  const invitation = screen.getByRole('row', { name: /Invitation to a seat/ });
  expect(
    within(invitation)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href')),
  ).toEqual(['mailto:eva@flexa.test']);
});

test('the failed e-mails say that every e-mail was delivered if none failed', async () => {
  fakeNetwork({ 'GET /admin/mails': () => ({ body: { data: [], people: {} } }) });
  renderAt('/admin?view=mails', <FailedMailList />);
  await screen.findByText('Every e-mail was delivered');
});
