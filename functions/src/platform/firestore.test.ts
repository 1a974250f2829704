import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { API_TIMEOUT_MS } from '@flexa/contracts/constants';
import { isWriteConflict, createConverter, retryOnConflict } from './firestore';

class GrpcError extends Error {
  constructor(
    readonly code: number,
    message = `code ${code}`,
  ) {
    super(message);
  }
}

describe('isWriteConflict', () => {
  test.each([
    [5, 'NOT_FOUND', true],
    [6, 'ALREADY_EXISTS', true],
    [9, 'FAILED_PRECONDITION', true],
    [10, 'ABORTED', true],
    [4, 'DEADLINE_EXCEEDED', false],
    [7, 'PERMISSION_DENIED', false],
    [14, 'UNAVAILABLE', false],
  ])('an error with code %d %s is a write conflict: %s', (code, _name, lost) => {
    expect(isWriteConflict(new GrpcError(code))).toBe(lost);
  });

  test('a transaction that the emulator closed for another one is a write conflict', () => {
    const closed = '3 INVALID_ARGUMENT: Transaction is invalid or closed.';
    expect(isWriteConflict(new GrpcError(3, closed))).toBe(true);
    expect(isWriteConflict(new GrpcError(3))).toBe(false);
  });

  test.each([new Error('x'), 'x', null, undefined])(
    'a write conflict is not recognised in %s',
    (error) => {
      expect(isWriteConflict(error)).toBe(false);
    },
  );
});

describe('retryOnConflict', () => {
  const pause = vi.fn(async (_milliseconds: number) => undefined);

  afterEach(() => {
    pause.mockClear();
  });

  test('retryOnConflict tries again while others write first', async () => {
    const attempt = vi
      .fn()
      .mockRejectedValueOnce(new GrpcError(9))
      .mockRejectedValueOnce(new GrpcError(6))
      .mockResolvedValue('done');
    expect(await retryOnConflict(attempt, pause)).toBe('done');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  test('retryOnConflict passes on any other error', async () => {
    const fault = new GrpcError(14);
    const attempt = vi.fn().mockRejectedValue(fault);
    await expect(retryOnConflict(attempt, pause)).rejects.toBe(fault);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test('retryOnConflict gives up with the last error before the caller does', async () => {
    const fault = new GrpcError(10);
    const attempt = vi.fn().mockRejectedValue(fault);
    await expect(retryOnConflict(attempt, pause)).rejects.toBe(fault);
    expect(attempt.mock.calls.length).toBeGreaterThan(20);
    // Pauses are random between 0 and a maximum, so half of it on average.
    const waits = pause.mock.calls.map(([milliseconds]) => milliseconds);
    expect(Math.max(...waits)).toBeLessThan((API_TIMEOUT_MS / attempt.mock.calls.length) * 2);
  });
});

describe('createConverter', () => {
  const converter = createConverter(z.object({ name: z.string(), at: z.iso.datetime() }), ['at']);
  const buildSnapshot = (data: object) =>
    ({ data: () => data, ref: { path: 'things/one' } }) as unknown as QueryDocumentSnapshot;

  test('a converter writes instants as timestamps and reads them as text, to the millisecond', () => {
    const thing = { name: 'x', at: '2026-11-20T12:00:00.123Z' };
    const stored = converter.toFirestore(thing) as { at: unknown };
    expect(stored.at).toEqual(Timestamp.fromDate(new Date(thing.at)));
    expect(converter.fromFirestore(buildSnapshot(stored))).toEqual(thing);
  });

  test('the error of a converter names the document and the invalid fields, and none of their values', () => {
    const read = () => converter.fromFirestore(buildSnapshot({ name: 5, at: 'secret' }));
    expect(read).toThrow('Document things/one does not fit its schema: name, at');
  });
});
