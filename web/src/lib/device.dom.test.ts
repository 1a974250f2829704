import { afterEach, expect, test, vi } from 'vitest';
import { ensureDeviceId } from './device';
import { forgetPerson } from './sign-out';
import { local } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  local.remove('device');
});

test('a browser has the same device id at every call, even after a sign-out', () => {
  const id = ensureDeviceId();
  expect(id).toMatch(/^[\w-]{36}$/);
  forgetPerson();
  expect(ensureDeviceId()).toBe(id);
  local.remove('device');
  expect(ensureDeviceId()).not.toBe(id);
});

test('a browser without storage sends no id rather than a new one at every call', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(ensureDeviceId()).toBeUndefined();
});
