import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Operation } from '@flexa/contracts/operation';
import { operations } from '@flexa/contracts/operations';
import { AppError } from '../platform/errors';
import { readInput } from './read-input';

/** Reads the input of one request; returns an AppError if it is refused. */
async function read(name: keyof typeof operations, target: string, body?: string) {
  const operation = operations[name] as Operation;
  const app = new Hono();
  let input: Record<string, unknown> | undefined;
  let refusal: unknown;
  app.onError((error, context) => {
    refusal = error;
    return context.text('', 400);
  });
  app.all(operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    input = await readInput(operation, context);
    return context.text('');
  });
  const method = operation.method.toUpperCase();
  const answer = await app.request(target, { method, ...(body !== undefined && { body }) });
  expect(answer.status, target).not.toBe(404);
  if (refusal !== undefined) throw refusal;
  return input;
}

const expectRefusal = (field: string): unknown =>
  expect.objectContaining({
    code: 'invalid-argument',
    details: [expect.objectContaining({ field })],
  });

describe('query of a request', () => {
  test('readInput returns whole-number fields as numbers and the others as text', async () => {
    expect(await read('listUsers', '/users?page=2&limit=12&search=12&sortBy=7')).toEqual({
      page: 2,
      limit: 12,
      search: '12',
      sortBy: '7',
    });
  });

  test.each(['', '-1', '1.5', '1e3', '0x10', ' 1', '１', 'NaN', 'Infinity'])(
    'readInput leaves page=%j as text, for the schema to refuse',
    async (page) => {
      const input = await read('listUsers', `/users?page=${encodeURIComponent(page)}`);
      expect(input).toEqual({ page });
      expect(operations.listUsers.input.safeParse(input).success).toBe(false);
    },
  );

  test('readInput never rounds a number that it can’t represent', async () => {
    const input = await read('listUsers', '/users?page=99999999999999999999');
    expect(operations.listUsers.input.safeParse(input).success).toBe(false);
  });

  test('readInput returns a repeated parameter as a list, for the schema to refuse', async () => {
    const input = await read('listUsers', '/users?search=a&page=1&search=b&page=2');
    expect(input).toEqual({ search: ['a', 'b'], page: ['1', '2'] });
    const { error } = operations.listUsers.input.safeParse(input);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['search', 'page']);
  });

  test('readInput decodes the query', async () => {
    const input = await read('listUsers', '/users?search=Zo%C3%AB+G%26A%2B');
    expect(input).toEqual({ search: 'Zoë G&A+' });
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'readInput treats the query field %s like any other unknown field',
    async (field) => {
      const input = await read('getLatestOffer', `/discount/latest?${field}=1`);
      expect(Object.keys(input ?? {})).toEqual([field]);
      expect(operations.getLatestOffer.input.safeParse(input).success).toBe(false);
    },
  );
});

describe('path of a request', () => {
  test('readInput returns decoded path parameters', async () => {
    expect(await read('getUser', '/users/a%2Fb')).toEqual({ uid: 'a/b' });
  });

  test('the query can’t overrule the path', async () => {
    await expect(read('deleteUser', '/users/mine?id=yours')).rejects.toEqual(expectRefusal('id'));
  });

  test('the body can’t overrule the path', async () => {
    const attempt = read('claimFreeLicense', '/users/license-free/mine', '{"uid":"yours"}');
    await expect(attempt).rejects.toEqual(expectRefusal('uid'));
  });
});

describe('body of a request', () => {
  const put = (body?: string) => read('updateUser', '/users/me', body);

  test('readInput returns the fields of the body beside those of the path', async () => {
    expect(await put('{"name":"Ines","isAdmin":"1"}')).toEqual({
      id: 'me',
      name: 'Ines',
      isAdmin: '1',
    });
  });

  test.each([undefined, '', ' \n'])('the body may be missing: %j', async (body) => {
    expect(await put(body)).toEqual({ id: 'me' });
  });

  test.each(['{"name":', '{name: 1}', "{'name':1}", 'name=Ines', '\u0000', '{"name":"a"}}'])(
    'a body must be JSON, unlike %j',
    async (body) => {
      await expect(put(body)).rejects.toEqual(expectRefusal('body'));
      await expect(put(body)).rejects.toThrow(AppError);
    },
  );

  test.each(['[]', '"name"', '1', 'true', 'null'])(
    'a body must be an object, unlike %s',
    async (body) => {
      await expect(put(body)).rejects.toEqual(expectRefusal('body'));
    },
  );

  test('readInput treats the body field __proto__ like any other unknown field', async () => {
    const input = await put('{"__proto__":{"isAdmin":true},"name":"Ines"}');
    expect((input as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect(operations.updateUser.input.safeParse(input).error?.issues).toEqual([
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['__proto__'] }),
    ]);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
});
