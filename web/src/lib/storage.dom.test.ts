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
])('values are kept for the lifetime of the page if the storage %s', (_, make) => {
  local.set('verify_token', 'before');
  make();
  expect(local.set('verify_token', 'now')).toBe(false);
  expect(session.set('ticketDraft', '{}')).toBe(false);
  expect(local.get('verify_token')).toBe('now');
  expect(session.get('ticketDraft')).toBe('{}');
  // A browser that forgot the id would be a new device on each page.
  expect(ensureDeviceId()).toBeUndefined();
  expect(ensureDeviceId()).toBeUndefined();
  session.remove('ticketDraft');
  expect(session.get('ticketDraft')).toBeNull();
  // The storage works again and takes precedence.
  vi.restoreAllMocks();
  expect(local.set('verify_token', 'later')).toBe(true);
  expect(local.get('verify_token')).toBe('later');
  local.remove('verify_token');
  expect(local.get('verify_token')).toBeNull();
});
