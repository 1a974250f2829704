import { expect, test } from 'vitest';
import { parseListSearch } from './list-search';

const first = { search: '', page: 1, sortBy: 'createdAt', sortOrder: 'desc' };

test.each([
  ['', first],
  ['page=3&search=ana', { ...first, page: 3, search: 'ana' }],
  ['sortBy=email&sortOrder=asc', { ...first, sortBy: 'email', sortOrder: 'asc' }],
  ['show=disabled', { ...first, show: 'disabled' }],
  ['show=nobody', first],
  ['page=0', first],
  ['page=1.5', first],
  ['page=1e9x', first],
  ['sortBy=password', first],
  ['sortOrder=up', first],
])(
  'parseListSearch reads the page from ?%s, or falls back to the first one',
  (address, request) => {
    expect(parseListSearch(new URLSearchParams(address))).toEqual(request);
  },
);
