import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { pathParameters } from './operation';
import { CALLABLES, listCallable, operationList, operations } from './operations';

describe('the operation table', () => {
  test('has no two operations of one name', () => {
    expect(operationList.map(({ name }) => name)).toEqual(Object.keys(operations));
  });

  test('has no two operations at one address', () => {
    const addresses = operationList.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('offers each operation that is marked callable at one callable function', () => {
    const offered = CALLABLES.flatMap((name) => listCallable(name));
    const marked = operationList.filter(({ callable }) => callable);
    expect(offered.map(({ name }) => name).sort()).toEqual(marked.map(({ name }) => name).sort());
  });

  test('offers seats, teams, checkout, orders and receipts with the licences', () => {
    const names = listCallable('licenses').map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'listLicenses',
        'giveSeats',
        'getTeam',
        'buyLicense',
        'checkSession',
        'listOrders',
        'getReceipt',
        'getTeamReceipt',
      ]),
    );
  });

  describe.each(operationList.map((operation) => [operation.name, operation] as const))(
    '%s',
    (_name, operation) => {
      test('takes every parameter of its path as a field that must be there', () => {
        for (const name of pathParameters(operation.path)) {
          const field = operation.input.shape[name] as z.ZodType | undefined;
          expect(field?.safeParse(undefined).success).toBe(false);
        }
      });

      test('refuses unknown fields', () => {
        const issues = operation.input.safeParse({ surprise: true }).error?.issues ?? [];
        expect(issues).toContainEqual(
          expect.objectContaining({ code: 'unrecognized_keys', keys: ['surprise'] }),
        );
      });

      test('has an example that its schemas take', () => {
        const { input, output } = operation.example;
        const parsed = operation.input.safeParse(input);
        expect(parsed.error?.issues ?? []).toEqual([]);
        expect(operation.check?.(parsed.data ?? {})).toBeUndefined();
        expect(operation.output.parse(output)).toEqual(output);
      });

      test('lets its path say whom it is about, where that decides who may call', () => {
        const { access } = operation;
        const owner = 'owner' in access ? [access.owner] : [];
        expect(pathParameters(operation.path)).toEqual(expect.arrayContaining(owner));
      });
    },
  );
});
