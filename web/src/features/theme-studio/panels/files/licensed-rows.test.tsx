import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { queryClient } from '@/lib/query-client';
import * as files from '@/lib/save-file';
import { fakeNetwork } from '@/testing/network';
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
  queryClient.clear();
  vi.restoreAllMocks();
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

const listNames = () =>
  screen.queryAllByRole('button').map((row) => row.getAttribute('aria-label'));

test('offers files with a key once the profile has loaded, before the live list', () => {
  signIn([CHARTS]);
  renderAt('/flexa-theme', <LicensedRows />);
  expect(listNames()).toEqual([
    'theme.json with your licence key',
    'Light and dark with your licence key',
    'Power BI project with your licence key',
  ]);
});

test('puts the key under every visual only after the person has switched that on, with a note', async () => {
  signIn([CHARTS]);
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const key = `${encodePart({ alg: 'EdDSA' })}.${encodePart({ prd: 'charts', lic: 'l' })}.c2ln`;
  fakeNetwork({
    'GET /licenses/order-1/key': () => ({ body: { key, expiresAt: '2099-03-15T12:00:00Z' } }),
  });
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
  renderAt('/flexa-theme', <LicensedRows />);
  const readNames = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'theme.json with your licence key' }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [, blob] = saved.mock.calls[0] ?? [];
    saved.mockClear();
    const theme = JSON.parse(await (blob as Blob).text()) as { visualStyles: object };
    return Object.entries(theme.visualStyles).flatMap(([name, style]) =>
      'flexaLicence' in ((style as Record<string, object>)['*'] ?? {}) ? [name] : [],
    );
  };
  const own = await readNames();
  expect(own.filter((name) => name.endsWith('_OrgStore'))).toHaveLength(own.length / 2);
  expect(own).not.toContain('*');
  const everyVisual = screen.getByRole('switch', { name: 'Also for every visual' });
  expect(screen.getByText(/any visual in the report can read it/)).toBeTruthy();
  fireEvent.click(everyVisual);
  expect(await readNames()).toEqual(['*', ...own]);
});

test('prefers the live list, so a revoked licence gives no key', () => {
  signIn([CHARTS]);
  useLicenses.setState({ licenses: [] });
  renderAt('/flexa-theme', <LicensedRows />);
  expect(listNames()).toEqual([]);
});
