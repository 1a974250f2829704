import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setClock } from '@/lib/clock';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { WaitList } from './wait-list';

const ENDS = '2026-06-01T12:00:00.000Z';

beforeEach(() => setClock(() => new Date('2026-03-01T12:00:00Z')));
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  setClock();
});

function show(answer: { status?: number; body: unknown }) {
  fakeNetwork({ 'GET /discount/latest': () => answer });
  // A public page has no query client of its own.
  renderAt('/support-center', <WaitList />, { hasQueries: false });
}

test('the wait list leads to the free offer while it has places, and shows no form', async () => {
  show({ body: { expiryDate: ENDS, userCount: 37, maxMonths: 3 } });
  await screen.findByRole('heading', { name: 'Free offer' });
  screen.getByText('Each pack is free while places last: 37 places left.');
  const link = screen.getByRole('link', { name: 'See the offer' });
  expect(link.getAttribute('href')).toBe('/pricing-charts#free');
  expect(screen.queryByLabelText('E-mail')).toBeNull();
});

test.each([
  ['there is no offer', { body: { expiryDate: '', userCount: 0 } }],
  ['the offer has ended', { body: { expiryDate: '2026-02-01T12:00:00Z', userCount: 5 } }],
  ['all its places are taken', { body: { expiryDate: ENDS, userCount: 0, maxMonths: 3 } }],
  ['the offer could not be loaded', { status: 403, body: {} }],
])('the wait list takes an address when %s', async (_case, answer) => {
  show(answer);
  await screen.findByRole('heading', { name: 'Wait list' });
  screen.getByLabelText('E-mail');
  screen.getByRole('button', { name: 'Join the wait list' });
  expect(screen.queryByRole('link', { name: 'See the offer' })).toBeNull();
});

test('the wait list asks for no address before the state of the offer is known', () => {
  fakeNetwork({ 'GET /discount/latest': () => new Promise(() => undefined) });
  renderAt('/support-center', <WaitList />, { hasQueries: false });
  expect(screen.queryByLabelText('E-mail')).toBeNull();
});
