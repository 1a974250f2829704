import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { attempt, describeFailure } from './sign-in-result';

test('describeFailure keeps the API’s message and its waiting time', () => {
  const refusal = new ApiError(429, 'too-many-requests', 'Too many attempts', [], 41);
  expect(describeFailure(refusal)).toEqual({ error: 'Too many attempts', wait: 41 });
});

test('describeFailure falls back to the catalogue’s message', () => {
  expect(describeFailure(new ApiError(500, 'internal', 'x'), 'Failed to verify code')).toEqual({
    error: 'Failed to verify code',
  });
  expect(describeFailure(new ApiError(0, 'network', 'x'), 'Failed to verify code')).toEqual({
    error: 'Failed to verify code',
  });
});

test('a rejected token doesn’t ask people who are signing in to sign in', () => {
  const refusal = new ApiError(401, 'unauthenticated', 'Please sign in');
  expect(describeFailure(refusal, 'Failed to verify code').error).toBe('Failed to verify code');
});

test('describeFailure names the field of a field error', () => {
  const error = Object.assign(new Error('x'), { code: 'auth/email-already-in-use' });
  expect(describeFailure(error).field).toBe('email');
});

test('too many attempts at the identity service mean a minute’s wait', () => {
  const error = Object.assign(new Error('x'), { code: 'auth/too-many-requests' });
  expect(describeFailure(error)).toEqual({ error: 'Too many attempts', wait: 60 });
});

test('attempt returns no message for an action that succeeds', async () => {
  expect(await attempt(() => Promise.resolve(1))).toEqual({});
  expect(await attempt(() => Promise.reject(new Error('No')))).toEqual({ error: 'No' });
});
