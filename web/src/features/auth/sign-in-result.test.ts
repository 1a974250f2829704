import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { attempt, failureOf } from './sign-in-result';

test('a refusal of the API says its own words, and how long to wait', () => {
  const refusal = new ApiError(429, 'too-many-requests', 'Too many attempts', [], 41);
  expect(failureOf(refusal)).toEqual({ error: 'Too many attempts', wait: 41 });
});

test('what the server could not put into words takes those of the catalogue', () => {
  expect(failureOf(new ApiError(500, 'internal', 'x'), 'Failed to verify code')).toEqual({
    error: 'Failed to verify code',
  });
  expect(failureOf(new ApiError(0, 'network', 'x'), 'Failed to verify code')).toEqual({
    error: 'Failed to verify code',
  });
});

test('a token that is not taken is no reason to say that one has to sign in', () => {
  const refusal = new ApiError(401, 'unauthenticated', 'Please sign in');
  expect(failureOf(refusal, 'Failed to verify code').error).toBe('Failed to verify code');
});

test('an error about a field names it', () => {
  const error = Object.assign(new Error('x'), { code: 'auth/email-already-in-use' });
  expect(failureOf(error).field).toBe('email');
});

test('too many tries at the identity service mean a minute', () => {
  const error = Object.assign(new Error('x'), { code: 'auth/too-many-requests' });
  expect(failureOf(error)).toEqual({ error: 'Too many attempts', wait: 60 });
});

test('an attempt that works says nothing', async () => {
  expect(await attempt(() => Promise.resolve(1))).toEqual({});
  expect(await attempt(() => Promise.reject(new Error('No')))).toEqual({ error: 'No' });
});
