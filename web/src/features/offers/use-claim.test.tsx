import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { queryClient } from '@/lib/query-client';
import { QueryProvider } from '@/lib/query-provider';
import { forgetPerson } from '@/lib/sign-out';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage } from '@/testing/render';
import { offerQuery } from './offer-query';
import { useClaim } from './use-claim';

const PLACE = 'GET /discount/decrement';
const LICENCE = 'POST /users/license-free/nora';
const COUNTED_AT = '2026-03-01T12:00:00.000Z';
const BEFORE = '2026-02-01T12:00:00.000Z';
const AFTER = '2026-03-01T12:00:10.000Z';

const licence: License = {
  id: 'free-launch-nora-charts',
  userId: 'nora',
  name: 'Nora Lind',
  licenseType: 'free',
  visualType: 'charts',
  month: 1,
  quantity: 1,
  source: 'free-offer',
  createdAt: AFTER,
  expiresAt: '2026-04-01T12:00:00Z',
  deletedAt: null,
  revokedReason: null,
};
const place = (takenAt: string) => () => ({ body: { offerId: 'launch', takenAt } });
const refuse = (status: number, code: string, message: string) => () => ({
  status,
  body: { code, message },
});
const fail = refuse(500, 'internal', 'Unknown');
const readPlacesLeft = () => queryClient.getQueryData(offerQuery.queryKey)?.userCount;

beforeEach(() => {
  const offer = { expiryDate: '2026-05-01T00:00:00Z', userCount: 7 };
  queryClient.setQueryData(offerQuery.queryKey, offer, { updatedAt: Date.parse(COUNTED_AT) });
  vi.spyOn(toast, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  clearPage();
  forgetPerson();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Claims a licence repeatedly, each time until it has succeeded or failed. */
async function claim(answers: Parameters<typeof fakeNetwork>[0], times = 1) {
  const network = fakeNetwork(answers);
  const { result } = renderHook(() => useClaim(), { wrapper: QueryProvider });
  for (let time = 1; time <= times; time += 1) {
    act(() =>
      result.current.mutate({ uid: 'nora', name: 'Nora Lind', visualType: 'charts', month: 1 }),
    );
    await waitFor(() => expect(network.times(PLACE)).toBeGreaterThanOrEqual(time));
    await waitFor(() => expect(result.current.isPending).toBe(false));
  }
  return { ...network, state: result.current };
}

test('a claim takes the place first, then the licence, and lowers the remaining count by one at once', async () => {
  let leftAtLicence: number | undefined;
  const { state, times } = await claim({
    [PLACE]: place(AFTER),
    [LICENCE]: () => {
      leftAtLicence = readPlacesLeft();
      return { status: 201, body: licence };
    },
  });
  expect(state.isSuccess).toBe(true);
  expect(times(PLACE)).toBe(1);
  expect(leftAtLicence).toBe(6);
  expect(readPlacesLeft()).toBe(6);
});

test('a claim of a second pack uses the same place and leaves the count', async () => {
  const { state } = await claim({
    [PLACE]: place(BEFORE),
    [LICENCE]: () => ({ status: 201, body: licence }),
  });
  expect(state.isSuccess).toBe(true);
  expect(readPlacesLeft()).toBe(7);
});

test('a claim repeated after a failed licence lowers the count once', async () => {
  const { state, times } = await claim(
    {
      [PLACE]: place(AFTER),
      [LICENCE]: (count) => (count === 1 ? fail() : { status: 201, body: licence }),
    },
    2,
  );
  expect(state.isSuccess).toBe(true);
  expect([times(PLACE), times(LICENCE), readPlacesLeft()]).toEqual([2, 2, 6]);
});

test.each([
  ['the words of the catalogue', fail, 'Failed to update user remain'],
  ['the server’s words', refuse(410, 'no-places-left', 'All are taken'), 'All are taken'],
])('a place that is not taken ends the claim with %s', async (_, answer, text) => {
  const { state, times } = await claim({ [PLACE]: answer });
  expect(state.isError).toBe(true);
  expect(times(LICENCE)).toBe(0);
  expect(readPlacesLeft()).toBe(7);
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(text);
});

test('a licence that fails after its place is not reported as a place that was not taken', async () => {
  const { state } = await claim({ [PLACE]: place(AFTER), [LICENCE]: fail });
  expect(state.isError).toBe(true);
  expect(readPlacesLeft()).toBe(6);
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('An error occurred please try again');
});
