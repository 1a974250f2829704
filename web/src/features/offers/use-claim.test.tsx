import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { Pack } from '@flexa/contracts/plans';
import { useLicenses } from '@/features/licenses';
import { queryClient } from '@/lib/query-client';
import { QueryProvider } from '@/lib/query-provider';
import { forgetPerson } from '@/lib/sign-out';
import { fakeNetwork } from '@/testing/network';
import { clearPage } from '@/testing/render';
import { offerQuery } from './offer-query';
import { useClaim } from './use-claim';

afterEach(() => {
  clearPage();
  forgetPerson();
  vi.unstubAllGlobals();
});

const freeLicense = (visualType: Pack): License => ({
  id: `free-launch-nora-${visualType}`,
  userId: 'nora',
  name: 'Nora Lind',
  licenseType: 'free',
  visualType,
  month: 1,
  quantity: 1,
  source: 'free-offer',
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: '2026-04-01T12:00:00Z',
  deletedAt: null,
  revokedReason: null,
});

const left = () => queryClient.getQueryData(offerQuery.queryKey)?.userCount;

test.each([
  { of: 'a first licence', live: [], status: 201, after: 6 },
  { of: 'a first licence that is live already', live: ['charts'], status: 201, after: 6 },
  { of: 'another pack of the same place', live: ['tables'], status: 201, after: 7 },
  { of: 'a refused one', live: [], status: 409, after: 7 },
] as const)('after $of $after places are left at once', async ({ live, status, after }) => {
  queryClient.setQueryData(offerQuery.queryKey, {
    expiryDate: '2026-05-01T00:00:00Z',
    userCount: 7,
  });
  useLicenses.setState({ licenses: live.map(freeLicense) });
  const refusal = { code: 'no-places-left', message: 'All places are taken' };
  fakeNetwork({
    'POST /users/license-free/nora': () => ({
      status,
      body: status === 201 ? freeLicense('charts') : refusal,
    }),
  });
  const { result } = renderHook(() => useClaim(), { wrapper: QueryProvider });
  act(() =>
    result.current.mutate({ uid: 'nora', name: 'Nora Lind', visualType: 'charts', month: 1 }),
  );
  await waitFor(() => expect(result.current.isIdle || result.current.isPending).toBe(false));
  expect(left()).toBe(after);
});
