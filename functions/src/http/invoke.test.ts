import { describe, expect, test, vi } from 'vitest';
import { type OperationName, operations } from '@flexa/contracts/operations';
import { AppError } from '../platform/errors';
import { answerCreated, type Caller, type Handlers } from '../platform/handlers';
import { invoke } from './invoke';

const customer: Caller = {
  uid: 'customer',
  email: 'customer@flexa.test',
  emailVerified: true,
  isAdmin: false,
  isSupport: false,
  signedInAt: new Date('2026-11-20T12:00:00.000Z'),
  since: 0,
  validSince: 0,
  freshProof: 'passkey' as const,
};
const admin: Caller = { ...customer, uid: 'admin', isAdmin: true };

const license = {
  id: 'license-1',
  userId: 'customer',
  name: 'Ines',
  licenseType: 'free',
  visualType: 'charts',
  month: 1,
  quantity: 1,
  source: 'free-offer',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-20T12:00:00.000Z',
  deletedAt: null,
  revokedReason: null,
};

/** Invokes one operation whose handler answers `answer`; a missing caller means a refused token. */
function call(
  name: OperationName,
  caller: Caller | undefined,
  raw: Record<string, unknown>,
  answer: unknown = {},
) {
  const handler = vi.fn(async () => answer);
  const authenticate = vi.fn(async () => {
    if (!caller) throw new AppError('unauthenticated');
    return caller;
  });
  const read = vi.fn(async () => raw);
  const handlers = { [name]: handler } as unknown as Handlers<OperationName>;
  const result = invoke(operations[name], handlers, authenticate, read);
  // The caller awaits the outcome; tests that only look at the fakes must not leave it unhandled.
  result.catch(() => undefined);
  return { result, handler, authenticate, read };
}

const nonsense = { surprise: true, month: 'soon', name: '', page: 'x', uid: 1, id: 1 };
const expectRefusal = (code: string): unknown => expect.objectContaining({ code });

const all = operations.exportUser.example.output;
const callExport = (answer: unknown) => call('exportUser', customer, { uid: 'customer' }, answer);

test('an operation that takes much memory runs once at a time', async () => {
  let finish: (answer: unknown) => void = () => undefined;
  const running = new Promise((resolve) => (finish = resolve));
  const first = callExport(running);
  await vi.waitFor(() => expect(first.handler).toHaveBeenCalled());
  const second = callExport(all);
  await expect(second.result).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 5 });
  expect(second.handler).not.toHaveBeenCalled();
  finish(all);
  await expect(first.result).resolves.toMatchObject({ value: all });
  await expect(callExport(all).result).resolves.toBeDefined();
});

test('a failed operation makes room for the next one', async () => {
  const failed = callExport(Promise.reject(new Error('Firestore is down')));
  await expect(failed.result).rejects.toThrow('Firestore is down');
  await expect(callExport(all).result).resolves.toBeDefined();
});

describe('access to operations', () => {
  const closed = Object.values(operations).filter(({ access }) => access.kind !== 'public');

  test.each(closed.map(({ name }) => name))(
    '%s reveals nothing without a sign-in, and reads nothing',
    async (name) => {
      const { result, handler, read } = call(name, undefined, nonsense);
      await expect(result).rejects.toEqual(expectRefusal('unauthenticated'));
      expect(read).not.toHaveBeenCalled();
      expect(handler).not.toHaveBeenCalled();
    },
  );

  test.each(
    closed
      .filter(({ access }) => !['signed-in', 'email-token'].includes(access.kind))
      .map(({ name }) => name),
  )('%s refuses a stranger before it validates the input', async (name) => {
    const { result, handler } = call(name, customer, nonsense);
    await expect(result).rejects.toEqual(expectRefusal('permission-denied'));
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    ['claimFreeLicense', { uid: 'customer', month: 1, visualType: 'charts', name: 'Ines' }],
    ['takeOfferPlace', {}],
  ] as const)('%s requires a proved address', async (name, raw) => {
    const unproved = call(name, { ...customer, emailVerified: false }, raw);
    await expect(unproved.result).rejects.toEqual(expectRefusal('email-not-verified'));
    expect(unproved.handler).not.toHaveBeenCalled();
    const proved = call(name, customer, raw);
    await proved.result.catch(() => undefined);
    expect(proved.handler).toHaveBeenCalled();
  });

  test.each([
    ['exportUser', { uid: 'customer' }],
    ['claimFreeLicense', { uid: 'customer', month: 1, visualType: 'charts', name: 'Ines' }],
  ] as const)('%s is for the person only, not for admins', async (name, raw) => {
    const { result, handler } = call(name, admin, raw);
    await expect(result).rejects.toEqual(expectRefusal('permission-denied'));
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    ['getUser', { uid: 'customer' }],
    ['updateUser', { id: 'customer', name: 'Ines' }],
    ['deleteUser', { id: 'customer' }],
  ] as const)('%s is for the person and for admins', async (name, raw) => {
    for (const caller of [customer, admin]) {
      const { result, handler } = call(name, caller, raw);
      await result.catch(() => undefined);
      expect(handler).toHaveBeenCalledExactlyOnceWith({ input: raw, caller });
    }
  });

  test.each([
    ['another field of the same value', { uid: 'other', name: 'customer' }],
    ['a list that reads the same', { uid: ['customer'] }],
    ['another case', { uid: 'CUSTOMER' }],
    ['none', {}],
  ])('a person is recognised only by the uid, not by %s', async (_name, raw) => {
    const { result } = call('getUser', customer, raw);
    await expect(result).rejects.toEqual(expectRefusal('permission-denied'));
  });

  test('a public operation does not read the token', async () => {
    const { result, authenticate, handler } = call(
      'getLatestOffer',
      undefined,
      {},
      {
        expiryDate: '',
        userCount: 0,
      },
    );
    expect(await result).toEqual({ isNew: false, value: { expiryDate: '', userCount: 0 } });
    expect(authenticate).not.toHaveBeenCalled();
    expect(handler).toHaveBeenCalledExactlyOnceWith({ input: {}, caller: undefined });
  });
});

describe('input of an operation', () => {
  test('the input is validated before the handler runs, and every wrong field is named', async () => {
    const raw = {
      uid: 'customer',
      month: 2,
      name: 7,
      visualType: 'suite',
      price: 0,
      isAdmin: true,
    };
    const { result, handler } = call('claimFreeLicense', customer, raw);
    const error = await result.catch((reason: AppError) => reason);
    expect(error).toEqual(expectRefusal('invalid-argument'));
    const fields = (error as AppError).details?.map(({ field }) => field);
    expect(fields?.sort()).toEqual(['isAdmin', 'month', 'name', 'price', 'visualType']);
    expect(handler).not.toHaveBeenCalled();
  });

  test('the message names wrong fields too, for clients that show only the message', async () => {
    const { result } = call('updateUser', customer, { id: 'customer', name: '' });
    await expect(result).rejects.toThrow('name: Enter a name');
  });

  test.each([
    [{ sortBy: 'name' }, 'sortOrder'],
    [{ sortOrder: 'asc' }, 'sortBy'],
  ])('the input is also validated as a whole: %j lacks %s', async (raw, field) => {
    const { result, handler } = call('listUsers', admin, raw);
    await expect(result).rejects.toEqual(
      expect.objectContaining({
        code: 'invalid-argument',
        details: [expect.objectContaining({ field })],
      }),
    );
    expect(handler).not.toHaveBeenCalled();
  });

  test('the input reaches the handler with defaults filled in', async () => {
    const page = { data: [], page: 1, totalPages: 0, total: 0, totalIsExact: true };
    const { result, handler } = call('listUsers', admin, {}, page);
    await result;
    expect(handler).toHaveBeenCalledExactlyOnceWith({
      input: { search: '', page: 1, limit: 12 },
      caller: admin,
    });
  });
});

describe('answer of an operation', () => {
  const raw = { uid: 'customer', month: 1, visualType: 'charts', name: 'Ines' };

  test('the answer says whether something new was created', async () => {
    const { result } = call('claimFreeLicense', customer, raw, answerCreated(license));
    expect(await result).toEqual({ isNew: true, value: license });
    const again = call('claimFreeLicense', customer, raw, license);
    expect(await again.result).toEqual({ isNew: false, value: license });
  });

  test('the answer contains only the fields of the output schema', async () => {
    const { result } = call('claimFreeLicense', customer, raw, { ...license, secret: 'x' });
    expect((await result).value).toEqual(license);
  });

  test('an answer that violates the output schema is our own error', async () => {
    const { result } = call('claimFreeLicense', customer, raw, { ...license, month: 'soon' });
    await expect(result).rejects.not.toBeInstanceOf(AppError);
  });
});
