import { afterEach, beforeEach, expect, test } from 'vitest';
import { setClock } from '@/lib/clock';
import { keepWaiting, takeWaiting } from './waiting-theme';

const FILE = { name: 'Clear day', text: '{"name":"Clear day"}' };

beforeEach(() => localStorage.clear());
afterEach(() => setClock());

test('stores a waiting theme under the key `theme` and returns it once', () => {
  keepWaiting(FILE);
  expect(localStorage.getItem('theme')).toContain('Clear day');
  expect(takeWaiting()).toEqual(FILE);
  expect(localStorage.getItem('theme')).toBeNull();
  expect(takeWaiting()).toBeNull();
});

test.each([
  ['a theme with a byte order mark', { name: 'Clear day', text: '\uFEFF{"name":"Clear day"}' }],
  ['a project', { name: 'Clear day', address: '/downloads/clear-day.zip' }],
])('returns %s as it was', (_, file) => {
  keepWaiting(file);
  expect(takeWaiting()).toEqual(file);
});

test.each(['https://evil.example/a.zip', '//evil.example/a.zip', '/downloads/../a.zip', ''])(
  'discards an address that is no download of this site: %s',
  (address) => {
    keepWaiting({ name: 'Clear day', address });
    expect(takeWaiting()).toBeNull();
  },
);

test('discards a waiting theme after an hour', () => {
  setClock(() => new Date('2026-03-01T10:00:00Z'));
  keepWaiting(FILE);
  setClock(() => new Date('2026-03-01T11:00:00Z'));
  expect(takeWaiting()).toBeNull();
});

test.each(['', 'null', '{"name":1}', '{"name":"a","text":"{","at":1}', '{'])(
  'deletes foreign stored values: %s',
  (kept) => {
    localStorage.setItem('theme', kept);
    expect(takeWaiting()).toBeNull();
    expect(localStorage.getItem('theme')).toBeNull();
  },
);
