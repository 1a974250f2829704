import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { clearPage, renderAt } from '@/testing/render';
import LicensedRows from './licensed-rows';

const CHARTS: License = {
  id: 'order-1',
  userId: 'nora',
  name: 'Nora Lind',
  licenseType: 'standard',
  visualType: 'charts',
  month: 3,
  quantity: 1,
  source: 'order',
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: '2099-03-01T12:00:00Z',
  deletedAt: null,
  revokedReason: null,
};

afterEach(() => {
  clearPage();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  useLicenses.setState({ licenses: null });
});

function signIn(licenses: License[]): void {
  const user = {
    id: 'nora',
    uid: 'nora',
    name: 'Nora Lind',
    email: 'nora@flexa.test',
    isAdmin: false,
    isSupport: false,
    hasPurchased: true,
    disabled: false,
    createdAt: '2026-03-01T12:00:00Z',
    props: { licenses },
  };
  useSession.setState({ status: 'signed-in', uid: 'nora', user });
}

const names = () => screen.queryAllByRole('button').map((row) => row.getAttribute('aria-label'));

test('offers files with a key once the profile has loaded, before the live list', () => {
  signIn([CHARTS]);
  renderAt('/flexa-theme', <LicensedRows />);
  expect(names()).toEqual([
    'theme.json with your licence key',
    'Light and dark with your licence key',
    'Power BI project with your licence key',
  ]);
});

test('prefers the live list, so a revoked licence gives no key', () => {
  signIn([CHARTS]);
  useLicenses.setState({ licenses: [] });
  renderAt('/flexa-theme', <LicensedRows />);
  expect(names()).toEqual([]);
});
