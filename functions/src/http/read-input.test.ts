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

describe('the OpenAPI document states who may call each operation and how often', () => {
  test('every field of %s is in the path, the query or the body', async () => {
    expect(await read('listUsers', '/users?page=2&limit=12&search=12&sortBy=7')).toEqual({
      page: 2,
      limit: 12,
      search: '12',
      sortBy: '7',
    });
  });

  test.each(['', '-1', '1.5', '1e3', '0x10', ' 1', '１', 'NaN', 'Infinity'])(
    'the OpenAPI document distinguishes required from optional fields',
    async (page) => {
      const input = await read('listUsers', `/users?page=${encodeURIComponent(page)}`);
      expect(input).toEqual({ page });
      expect(operations.listUsers.input.safeParse(input).success).toBe(false);
    },
  );

  test('the OpenAPI document requires a token exactly where the operation does', async () => {
    const input = await read('listUsers', '/users?page=99999999999999999999');
    expect(operations.listUsers.input.safeParse(input).success).toBe(false);
  });

  test('the OpenAPI document names every error of an operation under its status', async () => {
    const input = await read('listUsers', '/users?search=a&page=1&search=b&page=2');
    expect(input).toEqual({ search: ['a', 'b'], page: ['1', '2'] });
    const { error } = operations.listUsers.input.safeParse(input);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['search', 'page']);
  });

  test('the OpenAPI document lists the callers, the limits and the errors of each operation', async () => {
    const input = await read('listUsers', '/users?search=Zo%C3%AB+G%26A%2B');
    expect(input).toEqual({ search: 'Zoë G&A+' });
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'the OpenAPI document states which calls need a proof of a person or a fresh proof of identity',
    async (field) => {
      const input = await read('getLatestOffer', `/discount/latest?${field}=1`);
      expect(Object.keys(input ?? {})).toEqual([field]);
      expect(operations.getLatestOffer.input.safeParse(input).success).toBe(false);
    },
  );
});

describe('the OpenAPI document lists 201 exactly where something new can be created', () => {
  test('gives its parameters, decoded', async () => {
    expect(await read('getUser', '/users/a%2Fb')).toEqual({ uid: 'a/b' });
  });

  test('query of a request', async () => {
    await expect(read('deleteUser', '/users/mine?id=yours')).rejects.toEqual(expectRefusal('id'));
  });

  test('readInput returns whole-number fields as numbers and the others as text', async () => {
    const attempt = read('claimFreeLicense', '/users/license-free/mine', '{"uid":"yours"}');
    await expect(attempt).rejects.toEqual(expectRefusal('uid'));
  });
});

describe('readInput leaves page=%j as text, for the schema to refuse', () => {
  const put = (body?: string) => read('updateUser', '/users/me', body);

  test('readInput never rounds a number that it can’t represent', async () => {
    expect(await put('{"name":"Ines","isAdmin":"1"}')).toEqual({
      id: 'me',
      name: 'Ines',
      isAdmin: '1',
    });
  });

  test.each([undefined, '', ' \n'])(
    'readInput returns a repeated parameter as a list, for the schema to refuse',
    async (body) => {
      expect(await put(body)).toEqual({ id: 'me' });
    },
  );

  test.each(['{"name":', '{name: 1}', "{'name':1}", 'name=Ines', '\u0000', '{"name":"a"}}'])(
    'readInput decodes the query',
    async (body) => {
      await expect(put(body)).rejects.toEqual(expectRefusal('body'));
      await expect(put(body)).rejects.toThrow(AppError);
    },
  );

  test.each(['[]', '"name"', '1', 'true', 'null'])(
    'readInput treats the query field %s like any other unknown field',
    async (body) => {
      await expect(put(body)).rejects.toEqual(expectRefusal('body'));
    },
  );

  test('path of a request', async () => {
    const input = await put('{"__proto__":{"isAdmin":true},"name":"Ines"}');
    expect((input as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect(operations.updateUser.input.safeParse(input).error?.issues).toEqual([
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['__proto__'] }),
    ]);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
});
