import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { TrialCard } from './trial-card';

const license = (visualType: License['visualType'], more: Partial<License> = {}) =>
  ({
    visualType,
    source: 'order',
    deletedAt: null,
    createdAt: '2020-01-01T00:00:00.000Z',
    expiresAt: '2100-01-01T00:00:00.000Z',
    ...more,
  }) as License;
const identity = {
  uid: 'nora',
  email: 'nora@flexa.test',
  displayName: 'Nora',
  emailVerified: true,
  providers: ['password'],
};

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  useSession.setState({ identity: null });
});

function show(...licenses: License[]) {
  useSession.setState({ identity });
  const network = fakeNetwork({
    'POST /users/trial/nora': () => ({ status: 201, body: license('tables', { source: 'trial' }) }),
  });
  renderAt('/general', <TrialCard uid="nora" name="Nora" licenses={licenses} />);
  return network;
}

const packs = () =>
  screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

test('without a licence, any pack can be tried', () => {
  show();
  expect(packs()).toEqual(['Charts', 'Designs', 'Tables', 'Analytics']);
});

test('who has a pack may try another one', async () => {
  const { asked } = show(license('charts'));
  expect(packs()).toEqual(['Designs', 'Tables', 'Analytics']);
  fireEvent.click(screen.getByRole('radio', { name: 'Tables' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start Tables trial' }));
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(asked['POST /users/trial/nora']?.[0]?.body).toEqual({
    visualType: 'tables',
    name: 'Nora',
  });
});

test('a pack whose licence has ended may be tried', () => {
  show(license('charts', { expiresAt: '2021-01-01T00:00:00.000Z' }));
  expect(packs()).toContain('Charts');
});

test.each([
  [
    'has had a trial',
    license('tables', { source: 'trial', expiresAt: '2021-01-01T00:00:00.000Z' }),
  ],
  ['has the membership', license('suite')],
])('who %s is offered none', (_who, held) => {
  show(held);
  expect(packs()).toEqual([]);
});
