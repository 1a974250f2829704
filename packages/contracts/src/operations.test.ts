import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { CALLABLES, listPathParameters } from './operation';
import { listCallable, operationList, operations } from './operations';

const FOLDER = join(import.meta.dirname, 'operations');

/** Names of the operations that the files declare. */
function readDeclaredNames(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      return [...text.matchAll(/^export const (\w+) = defineOperation\(/gm)];
    })
    .map(([, name = '']) => name);
}

describe('the operation table', () => {
  test('holds every operation that a file declares, each under a name of its own', () => {
    expect(Object.keys(operations).sort()).toEqual(readDeclaredNames().sort());
    expect(operationList.map(({ name }) => name)).toEqual(Object.keys(operations));
  });

  test('has no two operations at one address', () => {
    const addresses = operationList.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('serves these operations by callable functions', () => {
    const served = CALLABLES.map((name) => [
      name,
      listCallable(name)
        .map((each) => each.name)
        .sort(),
    ]);
    expect(Object.fromEntries(served)).toEqual({
      users: ['createUser', 'deleteUser', 'exportUser', 'getUser', 'listUsers', 'updateUser'],
      licenses: [
        'acceptSeat',
        'buyLicense',
        'checkSession',
        'claimFreeLicense',
        'getLicenseKey',
        'getLicenseKeySet',
        'getReceipt',
        'getTeam',
        'getTeamReceipt',
        'giveSeats',
        'listInvitations',
        'listLicenses',
        'listOrders',
        'listSeats',
        'listTeamOrders',
        'listTeams',
        'setTeamMember',
        'startTrial',
        'takeSeatBack',
        'transferTeam',
        'updateTeam',
        'verifyLicense',
      ],
      discount: ['getLatestOffer', 'takeOfferPlace'],
      verification: ['createEmailToken', 'getPayloadKeySet', 'sendVerificationCode', 'verifyCode'],
    });
  });

  describe.each(operationList.map((operation) => [operation.name, operation] as const))(
    '%s',
    (_name, operation) => {
      test('takes every parameter of its path as a field that must be there', () => {
        for (const name of listPathParameters(operation.path)) {
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
        expect(listPathParameters(operation.path)).toEqual(expect.arrayContaining(owner));
      });
    },
  );
});
