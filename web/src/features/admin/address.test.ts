import { expect, test } from 'vitest';
import { changed, viewAddress, viewOf } from './address';

test.each([
  ['?view=audit', 'audit'],
  ['?view=nowhere', 'users'],
  ['', 'users'],
])('the address %s shows the view %s', (search, view) => {
  expect(viewOf(search)).toBe(view);
});

test('leaves empty values out of an address', () => {
  expect(viewAddress('users')).toBe('/admin');
  expect(viewAddress('tickets', { state: 'closed', ticket: null })).toBe(
    '/admin?view=tickets&state=closed',
  );
  expect(changed('?search=ines&user=nora&do=edit', { user: null, do: null })).toBe(
    '/admin?search=ines',
  );
});
