import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { pathParameters } from './operation';
import { CAPABILITIES, listCallable, operationList, operations } from './operations';
import { routes } from './routes';

describe('the operation table', () => {
  test('has every route under its own name', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(routes).sort());
    for (const [name, operation] of Object.entries(operations)) {
      expect(operation.name).toBe(name);
    }
  });

  test('has no two operations at one address', () => {
    const addresses = operationList.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('offers each operation that is marked callable at the function of one capability', () => {
    const offered = CAPABILITIES.flatMap((capability) => listCallable(capability));
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

      test('lets its path say whom it is about, where that decides who may call', () => {
        const { access } = operation;
        const owner = 'owner' in access ? [access.owner] : [];
        expect(pathParameters(operation.path)).toEqual(expect.arrayContaining(owner));
      });
    },
  );
});
