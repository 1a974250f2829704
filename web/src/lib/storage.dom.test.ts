import { afterEach, expect, test, vi } from 'vitest';
import { ensureDeviceId } from './device';
import { local, session } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  local.remove('verify_token', 'device');
  session.remove('ticketDraft');
});

const refuse = () => {
  throw new DOMException('No more room', 'QuotaExceededError');
};

test.each([
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  [
    'is off',
    () => {
      for (const area of ['localStorage', 'sessionStorage'] as const) {
        vi.spyOn(window, area, 'get').mockImplementation(refuse);
      }
    },
  ],
])('keeps values for the lifetime of the page if the storage %s', (_, make) => {
  local.set('verify_token', 'before');
  make();
  expect(local.set('verify_token', 'now')).toBe(false);
  expect(session.set('ticketDraft', '{}')).toBe(false);
  expect(local.get('verify_token')).toBe('now');
  expect(session.get('ticketDraft')).toBe('{}');
  // A browser that forgets it would be another device at each page.
  expect(ensureDeviceId()).toBeUndefined();
  expect(ensureDeviceId()).toBeUndefined();
  session.remove('ticketDraft');
  expect(session.get('ticketDraft')).toBeNull();
  // Room again: the storage has the last word.
  vi.restoreAllMocks();
  expect(local.set('verify_token', 'later')).toBe(true);
  expect(local.get('verify_token')).toBe('later');
  local.remove('verify_token');
  expect(local.get('verify_token')).toBeNull();
});
