import { afterEach, expect, test, vi } from 'vitest';
import { deviceId } from './device';
import { forgetPerson } from './sign-out';
import { local } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  local.remove('device');
});

test('a browser is the same device at every call, also after a sign-out', () => {
  const id = deviceId();
  expect(id).toMatch(/^[\w-]{36}$/);
  forgetPerson();
  expect(deviceId()).toBe(id);
  local.remove('device');
  expect(deviceId()).not.toBe(id);
});

test('one that keeps nothing says nothing, rather than being another device at every call', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(deviceId()).toBeUndefined();
});
