import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Status } from '@flexa/contracts/status';
import { setClock } from '@/lib/clock';
import { queryClient } from '@/lib/query-client';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import StatusBoard from './status-board';

const STATUS = 'GET /status';

const MAIL_FAILS: Status = {
  checkedAt: '2026-03-01T11:58:00.000Z',
  parts: [
    { part: 'api', state: 'working' },
    { part: 'sign-in', state: 'working' },
    { part: 'payments', state: 'working' },
    { part: 'mail', state: 'failing' },
  ],
  outages: [{ part: 'mail', from: '2026-03-01T11:50:00.000Z', until: null }],
};

beforeEach(() => setClock(() => new Date('2026-03-01T12:00:00Z')));
afterEach(() => {
  clearPage();
  queryClient.clear();
  vi.unstubAllGlobals();
  setClock();
});

test('names the part that does not work, and since when', async () => {
  fakeNetwork({ [STATUS]: () => ({ body: MAIL_FAILS }) });
  renderAt('/status', <StatusBoard />);
  expect(await screen.findByText('Not working: Mail')).toBeTruthy();
  expect(screen.getAllByText('Working')).toHaveLength(3);
  expect(screen.getByText('Mail was down')).toBeTruthy();
  expect(screen.getByText(/^Since 1 Mar 2026/)).toBeTruthy();
});

test('says so where nothing was wrong', async () => {
  const parts = MAIL_FAILS.parts.map(({ part }) => ({ part, state: 'working' as const }));
  fakeNetwork({ [STATUS]: () => ({ body: { ...MAIL_FAILS, parts, outages: [] } }) });
  renderAt('/status', <StatusBoard />);
  expect(await screen.findByText('All systems operational')).toBeTruthy();
  expect(screen.getByText('No outages.')).toBeTruthy();
});

test('where the API does not answer, that is what it says', async () => {
  fakeNetwork({ [STATUS]: () => ({ status: 500, body: { code: 'internal', message: 'x' } }) });
  renderAt('/status', <StatusBoard />);
  expect(await screen.findByText('The API is not responding')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
