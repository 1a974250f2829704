import { afterEach, expect, test } from 'vitest';
import { saveReturnPath, saveReturnPathFrom, takeReturnPath } from './return-path';

afterEach(() => localStorage.clear());

test.each([
  ['/general?tab=1#free', '/general?tab=1#free'],
  ['/login', '/'],
  ['/login?x', '/'],
  ['/register#y', '/'],
  ['/login-help', '/login-help'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['', '/'],
])('a saved path %s leads to %s, once', (saved, leads) => {
  saveReturnPath(saved);
  expect(takeReturnPath()).toBe(leads);
  expect(takeReturnPath()).toBe('/');
});

test.each(['/', '/login', '/register?x=1'])('signing in from %s keeps an earlier path', (from) => {
  saveReturnPath('/general');
  saveReturnPathFrom(from);
  expect(takeReturnPath()).toBe('/general');
});

test('signing in from a page returns to that page', () => {
  saveReturnPath('/general');
  saveReturnPathFrom('/admin?page=2');
  expect(takeReturnPath()).toBe('/admin?page=2');
});
