import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { LoadFailure } from './load-failure';

afterEach(cleanup);

const refetch = vi.fn();
const query = {
  error: new ApiError(429, 'too-many-requests', 'Too many requests'),
  isFetching: false,
  refetch,
};

test('a failed load announces what failed and why, and can be repeated', () => {
  render(<LoadFailure title="Your orders could not be loaded" query={query} />);
  expect(screen.getByRole('alert').textContent).toContain('Your orders could not be loaded');
  screen.getByText('Too many requests');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a failed load shows the given text in place of the error’s message', () => {
  render(
    <LoadFailure title="The list could not be loaded" query={query}>
      Until it is, a revoked key can look valid here.
    </LoadFailure>,
  );
  screen.getByText('Until it is, a revoked key can look valid here.');
  expect(screen.queryByText('Too many requests')).toBeNull();
});

test('an inline failed load shows only the message, and its button names what failed', () => {
  render(<LoadFailure isInline title="The devices could not be loaded" query={query} />);
  expect(screen.getByRole('alert').textContent).toBe('Too many requestsTry again');
  screen.getByRole('button', { name: 'Try again: The devices could not be loaded' });
});
