import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadUser } from '@/features/auth';
import { reportError } from '@/lib/report-error';
import { closeDialog, usePanes } from './panes';
import { withAccount } from './with-account';

vi.mock('@/features/auth', () => ({
  loadUser: vi.fn(),
  isUnanswered: (error: unknown) => error === UNANSWERED,
}));
vi.mock('@/lib/report-error', () => ({ reportError: vi.fn() }));

const UNANSWERED = new Error('no answer');

type User = NonNullable<Awaited<ReturnType<typeof loadUser>>>;
const NORA: User = {
  id: 'nora',
  uid: 'nora',
  name: 'Nora Lind',
  email: 'nora@flexa.test',
  isAdmin: false,
  isSupport: false,
  hasPurchased: false,
  disabled: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  props: { licenses: [] },
};

beforeEach(() => closeDialog());
afterEach(() => vi.restoreAllMocks());

test('a press before the session is loaded waits for it, then runs', async () => {
  let answer: (user: User) => void = () => undefined;
  vi.mocked(loadUser).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const run = vi.fn(async () => undefined);
  const done = withAccount('save', run);
  expect(usePanes.getState().dialog).toBeNull();
  answer(NORA);
  await done;
  expect(run).toHaveBeenCalledOnce();
  expect(usePanes.getState().dialog).toBeNull();
});

test('a visitor is asked for an account', async () => {
  vi.mocked(loadUser).mockResolvedValue(null);
  const run = vi.fn(async () => undefined);
  await withAccount('save', run);
  expect(run).not.toHaveBeenCalled();
  expect(usePanes.getState()).toMatchObject({ dialog: 'account', intent: 'save' });
});

test('without a network a stored sign-in is enough for what is made here', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(loadUser).mockRejectedValue(UNANSWERED);
  const run = vi.fn(async () => undefined);
  await withAccount('save', run);
  expect(run).toHaveBeenCalledOnce();
});

test.each([
  ['an answer that is late', true, UNANSWERED],
  ['a refusal', false, new Error('refused')],
])('%s is said, and nothing runs', async (_, isOnline, error) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.mocked(loadUser).mockRejectedValue(error);
  const run = vi.fn(async () => undefined);
  await withAccount('save', run);
  expect(run).not.toHaveBeenCalled();
  expect(reportError).toHaveBeenCalledWith(error);
});
