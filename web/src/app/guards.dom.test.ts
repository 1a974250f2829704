import { beforeEach, expect, test } from 'vitest';
import { MESSAGES } from '@flexa/contracts/errors';
import { useSession } from '@/features/auth/session-store';
import { local } from '@/lib/storage';
import { createGuardLoader, type Guard } from './guards';

const visit = (guard: string, path = '/somewhere') =>
  createGuardLoader(guard as Guard)({ request: new Request(`http://flexa.test${path}`) });

/** Returns the path a guard redirects to, or null if it lets the visitor pass. */
async function findRedirect(guard: Guard, path?: string): Promise<string | null> {
  try {
    await visit(guard, path);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

test('an unknown guard throws the error of the specification', async () => {
  expect(MESSAGES.unknownMiddleware).toBe('Unknown route middleware');
  await expect(visit('member')).rejects.toThrow('Unknown route middleware');
  await expect(visit('toString')).rejects.toThrow('Unknown route middleware');
});

test('the guards let visitors open public and guest pages and redirect them to / from others', async () => {
  expect(await findRedirect('anybody')).toBeNull();
  expect(await findRedirect('guest')).toBeNull();
  expect(await findRedirect('staff', '/admin')).toBe('/');
  expect(await findRedirect('signed-in', '/general?tab=orders')).toBe('/');
  expect(local.get('before_login_path')).toBe('/general?tab=orders');
});
