import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchBox } from './search-box';

afterEach(cleanup);

test('what is typed stays while the address has not followed yet', () => {
  const onChange = vi.fn();
  const box = (value: string) => <SearchBox label="Search" value={value} onChange={onChange} />;
  const { rerender } = render(box(''));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

  fireEvent.change(field, { target: { value: 'c' } });
  fireEvent.change(field, { target: { value: 'co' } });
  rerender(box('c'));
  expect(field.value).toBe('co');
  expect(onChange.mock.calls).toEqual([['c'], ['co']]);

  fireEvent.blur(field);
  rerender(box('colour'));
  expect(field.value).toBe('colour');
});
