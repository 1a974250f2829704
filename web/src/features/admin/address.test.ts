import { expect, test } from 'vitest';
import { changeParameters, buildViewAddress, readView } from './address';

test.each([
  ['?view=audit', 'audit'],
  ['?view=nowhere', 'users'],
  ['', 'users'],
])('the address %s shows the view %s', (search, view) => {
  expect(readView(search)).toBe(view);
});

test('buildViewAddress leaves out empty values', () => {
  expect(buildViewAddress('users')).toBe('/admin');
  expect(buildViewAddress('tickets', { state: 'closed', ticket: null })).toBe(
    '/admin?view=tickets&state=closed',
  );
  expect(changeParameters('?search=ines&user=nora&do=edit', { user: null, do: null })).toBe(
    '/admin?search=ines',
  );
});
