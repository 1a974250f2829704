import { afterEach, expect, test } from 'vitest';
import { licenseKeysOf } from '@flexa/license/flexa';
import type { License } from '@flexa/contracts/licenses';
import { queryClient } from '@/lib/query-client';
import { fakeNetwork } from '@/testing/network';
import { licensedTheme, licensesToPutIn } from './licensed-theme';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const keyOf = (prd: string, lic: string) => `${part({ alg: 'EdDSA' })}.${part({ prd, lic })}.c2ln`;

const license = (id: string, changes: Partial<License> = {}): License => ({
  ...{ id, userId: 'me', name: 'Me', licenseType: 'standard', visualType: 'charts', month: 12 },
  ...{ quantity: 1, source: 'order', createdAt: '2026-01-01T00:00:00Z' },
  ...{ expiresAt: '2999-01-01T00:00:00Z', deletedAt: null, revokedReason: null },
  ...changes,
});

afterEach(() => queryClient.clear());

test('the key that lasts longest for each product goes in; what is over or given away does not', async () => {
  const all = [
    license('short', { expiresAt: '2998-01-01T00:00:00Z' }),
    license('long'),
    license('ended', { visualType: 'tables', expiresAt: '2026-01-02T00:00:00Z' }),
    license('given', { visualType: 'analytics', held: false }),
  ];
  expect(licensesToPutIn(all).map(({ id }) => id)).toEqual(['long']);
  const key = keyOf('charts', 'long');
  fakeNetwork({
    'GET /licenses/long/key': () => ({ body: { key, expiresAt: '2999-01-15T00:00:00Z' } }),
  });
  const theme = { name: 'T' };
  const licensed = await licensedTheme(theme, all);
  expect(licenseKeysOf(licensed)).toEqual([key]);
  expect(Object.keys(licensed.visualStyles ?? {})).toHaveLength(3);
  expect(theme).toEqual({ name: 'T' });
});
