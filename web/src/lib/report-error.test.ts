import { expect, test } from 'vitest';
import { MESSAGES } from '@flexa/contracts/errors';
import { ApiError } from './api-error';
import { explainError } from './report-error';

const FIELD = { field: 'email', message: 'Enter an address like name@company.com' };

test.each([
  [
    'the message of the server',
    new ApiError(409, 'places-taken', 'All places are taken'),
    'All places are taken',
  ],
  [
    'the message of a field without the name of the field',
    new ApiError(400, 'invalid-argument', `email: ${FIELD.message}`, [FIELD]),
    FIELD.message,
  ],
  [
    'the fallback for a failure of the server',
    new ApiError(500, 'internal', 'Internal'),
    MESSAGES.fallback,
  ],
  [
    'the fallback for a call that was cut off',
    new ApiError(0, 'network', 'Failed'),
    MESSAGES.fallback,
  ],
  ['the fallback for a bug', new TypeError('x is undefined'), MESSAGES.fallback],
])('explainError returns %s', (_, error, message) => {
  expect(explainError(error)).toBe(message);
});

test('explainError prefers the caller’s message to the general fallback', () => {
  expect(explainError(new TypeError('x'), 'The file could not be read')).toBe(
    'The file could not be read',
  );
});
