import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasAccount } from '@/features/auth';
import { reportError } from '@/lib/report-error';
import { closeDialog, usePanes } from './panes';
import { withAccount } from './with-account';

vi.mock('@/features/auth', () => ({ hasAccount: vi.fn() }));
vi.mock('@/lib/report-error', () => ({ reportError: vi.fn() }));

beforeEach(() => closeDialog());
afterEach(() => vi.restoreAllMocks());

test('an action started before the session has loaded waits for it, then runs', async () => {
  let answer: (has: boolean) => void = () => undefined;
  vi.mocked(hasAccount).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const run = vi.fn(async () => undefined);
  const done = withAccount('save', run);
  expect(usePanes.getState().dialog).toBeNull();
  answer(true);
  await done;
  expect(run).toHaveBeenCalledOnce();
  expect(usePanes.getState().dialog).toBeNull();
});

test('asks a visitor to create an account', async () => {
  vi.mocked(hasAccount).mockResolvedValue(false);
  const run = vi.fn(async () => undefined);
  await withAccount('save', run);
  expect(run).not.toHaveBeenCalled();
  expect(usePanes.getState()).toMatchObject({ dialog: 'account', intent: 'save' });
});

test('shows a refusal and runs nothing', async () => {
  const error = new Error('refused');
  vi.mocked(hasAccount).mockRejectedValue(error);
  const run = vi.fn(async () => undefined);
  await withAccount('save', run);
  expect(run).not.toHaveBeenCalled();
  expect(reportError).toHaveBeenCalledWith(error);
});
