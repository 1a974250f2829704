import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { explainProviderError, wasClosedByPerson } from './provider-message';

const buildFirebaseError = (code: string, message: string) =>
  Object.assign(new Error(message), { code });

test.each([
  ['auth/wrong-password', 'Wrong e-mail or password'],
  ['auth/user-not-found', 'Wrong e-mail or password'],
  ['auth/invalid-credential', 'Wrong e-mail or password'],
])('%s gets the general message for wrong credentials', (code, text) => {
  expect(explainProviderError(buildFirebaseError(code, 'Firebase: Error (x).'))).toBe(text);
});

test('an unknown message of the provider is kept, without code and brand', () => {
  const error = buildFirebaseError(
    'auth/quota-exceeded',
    'Firebase: Quota is used up. (auth/quota-exceeded).',
  );
  expect(explainProviderError(error)).toBe('Quota is used up.');
});

test('a bare code of the provider falls back to the catalogue’s message', () => {
  expect(explainProviderError(buildFirebaseError('auth/odd', 'Firebase: Error (auth/odd).'))).toBe(
    'An error occurred please try again',
  );
  expect(explainProviderError(new ApiError(500, 'internal', 'x'), 'Given')).toBe('Given');
  expect(explainProviderError(new Error('User not logged in'))).toBe('User not logged in');
});

test('a provider’s window that the person closes is not a failure', () => {
  expect(wasClosedByPerson(buildFirebaseError('auth/popup-closed-by-user', ''))).toBe(true);
  expect(wasClosedByPerson(buildFirebaseError('auth/popup-blocked', ''))).toBe(false);
});
