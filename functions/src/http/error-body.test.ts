import { describe, expect, test, vi } from 'vitest';
import { errorBodySchema } from '@flexa/contracts/error-body';
import { ERROR_CATALOGUE, type ErrorCode } from '@flexa/contracts/errors';
import { AppError, createInvalidField } from '../platform/errors';
import { buildErrorBody } from './error-body';

function setUp() {
  const log = { info: vi.fn(), error: vi.fn() };
  const bodyFor = (error: unknown) =>
    buildErrorBody(error, { log, newId: () => 'id-1' }, 'getUser');
  return { log, bodyFor };
}

describe('buildErrorBody', () => {
  test('the error body carries code, message and fields of an expected error, and logs nothing', () => {
    const { log, bodyFor } = setUp();
    expect(bodyFor(createInvalidField('name', 'Enter a name'))).toEqual({
      code: 'invalid-argument',
      message: 'name: Enter a name',
      details: [{ field: 'name', message: 'Enter a name' }],
    });
    expect(bodyFor(new AppError('not-found'))).toEqual({ code: 'not-found', message: 'Not found' });
    expect(log.error).not.toHaveBeenCalled();
  });

  test.each([
    new Error('7 PERMISSION_DENIED: projects/flexa/databases/(default)'),
    'a thrown text',
    null,
  ])(
    'the error body carries only an id for an unexpected error, which is logged under that id (%s)',
    (error) => {
      const { log, bodyFor } = setUp();
      expect(bodyFor(error)).toEqual({
        code: 'internal',
        message: 'An error occurred please try again',
        id: 'id-1',
      });
      expect(log.error).toHaveBeenCalledExactlyOnceWith('operation failed', error, {
        operation: 'getUser',
        id: 'id-1',
      });
    },
  );

  test.each(Object.keys(ERROR_CATALOGUE) as ErrorCode[])(
    'the error body fits the schema for %s',
    (code) => {
      const { bodyFor } = setUp();
      const body = bodyFor(new AppError(code, 'Why', [{ field: 'name', message: 'Why' }]));
      expect(errorBodySchema.strict().parse(body)).toEqual(body);
    },
  );
});

test('every error code has its HTTP status', () => {
  const statuses = Object.entries(ERROR_CATALOGUE).map(([code, { status }]) => [code, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    'invalid-argument': 400,
    unauthenticated: 401,
    'sign-in-again': 401,
    'admin-unverified': 409,
    'link-refused': 400,
    'account-changing': 409,
    'address-taken': 409,
    'passkey-refused': 400,
    'too-many-passkeys': 409,
    'last-passkey': 409,
    'step-up-required': 403,
    'permission-denied': 403,
    'email-not-verified': 403,
    'recent-sign-in-required': 403,
    'account-disabled': 403,
    'bot-check-failed': 403,
    'payload-refused': 400,
    'code-refused': 400,
    'not-found': 404,
    'offer-over': 409,
    'no-places-left': 409,
    'already-claimed': 409,
    'last-admin': 409,
    'license-not-active': 409,
    'not-invited': 403,
    'seats-full': 409,
    'moved-too-often': 409,
    'team-in-use': 409,
    'cannot-own-team': 409,
    'not-a-member': 409,
    'too-many-managers': 409,
    'price-changed': 409,
    'already-owned': 409,
    'too-many-invoices': 409,
    'not-startable': 409,
    'nothing-to-refund': 409,
    'withdrawal-over': 409,
    'places-taken': 409,
    'too-many-themes': 409,
    'too-many-team-themes': 409,
    'theme-changed': 409,
    'ticket-changed': 409,
    'too-many-requests': 429,
    'payments-busy': 503,
    'payload-too-large': 413,
    'body-encoded': 415,
    internal: 500,
  });
});
