import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { hasAccount } from './has-account';
import { loadUser } from './session';

vi.mock('./session', () => ({
  loadUser: vi.fn(),
  isUnanswered: (error: unknown) => error instanceof ApiError && error.code === 'network',
}));

afterEach(() => vi.useRealTimers());

test('a visitor has no account', async () => {
  vi.mocked(loadUser).mockResolvedValue(null);
  expect(await hasAccount()).toBe(false);
});

test('a stored sign-in is enough if the server can’t be reached', async () => {
  vi.mocked(loadUser).mockRejectedValue(new ApiError(0, 'network', 'No answer'));
  expect(await hasAccount()).toBe(true);
});

test('a stored sign-in is enough if the server never answers', async () => {
  vi.useFakeTimers();
  vi.mocked(loadUser).mockReturnValue(new Promise(() => undefined));
  const has = hasAccount();
  await vi.advanceTimersByTimeAsync(4000);
  expect(await has).toBe(true);
});

test('a refusal means no account', async () => {
  const refusal = new ApiError(403, 'internal', 'No');
  vi.mocked(loadUser).mockRejectedValue(refusal);
  await expect(hasAccount()).rejects.toBe(refusal);
});
