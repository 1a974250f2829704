import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { CALLABLES, listPathParameters } from './operation';
import { listCallable, operationList, operations } from './operations';

const FOLDER = join(import.meta.dirname, 'operations');

/** Returns the names of the operations that the files declare. */
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
  test('the operation table contains every declared operation, each with a unique name', () => {
    expect(Object.keys(operations).sort()).toEqual(readDeclaredNames().sort());
    expect(operationList.map(({ name }) => name)).toEqual(Object.keys(operations));
  });

  test('the operation table has no two operations at one address', () => {
    const addresses = operationList.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('callable functions serve exactly these operations', () => {
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
    (name, operation) => {
      test(`${name} requires every parameter of its path as a field`, () => {
        for (const parameter of listPathParameters(operation.path)) {
          const field = operation.input.shape[parameter] as z.ZodType | undefined;
          expect(field?.safeParse(undefined).success).toBe(false);
        }
      });

      test(`${name} refuses unknown fields`, () => {
        const issues = operation.input.safeParse({ surprise: true }).error?.issues ?? [];
        expect(issues).toContainEqual(
          expect.objectContaining({ code: 'unrecognized_keys', keys: ['surprise'] }),
        );
      });

      test(`${name} has an example that matches its schemas`, () => {
        const { input, output } = operation.example;
        const parsed = operation.input.safeParse(input);
        expect(parsed.error?.issues ?? []).toEqual([]);
        expect(operation.check?.(parsed.data ?? {})).toBeUndefined();
        expect(operation.output.parse(output)).toEqual(output);
      });

      test(`${name} has its owner in the path if the owner decides who may call`, () => {
        const { access } = operation;
        const owner = 'owner' in access ? [access.owner] : [];
        expect(listPathParameters(operation.path)).toEqual(expect.arrayContaining(owner));
      });
    },
  );
});
