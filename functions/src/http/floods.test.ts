import { describe, expect, test } from 'vitest';
import { runs } from '@flexa/testing/sample';
import { listLimits, type Operation } from '@flexa/contracts/operation';
import { operationList } from '@flexa/contracts/operations';
import { createTestGuard, ORIGIN } from '../testing/guarded';

const CALLS = 10_000;
/** More than may pass; after that every call is refused like the one before. */
const FROM_ONE = runs(CALLS, 1_000);
const LIMITED = operationList.filter(({ limit }) => limit !== 'none');
const OPEN_TO_ALL = LIMITED.filter(({ access }) => ['public', 'email-token'].includes(access.kind));

/** Counts the stored limits of a call: its own, and that of the connecting address. */
const countLastingWrites = (operation: Operation) =>
  2 * listLimits(operation).filter(({ lasting }) => lasting).length;

test('only operations without cost have no limit', () => {
  const unlimited = operationList.filter((operation) => !LIMITED.includes(operation));
  expect(unlimited.map(({ name }) => name).sort()).toEqual([
    'getLicenseKeySet',
    'getPayloadKeySet',
  ]);
});

/** Calls repeatedly, each time for another mailbox, and returns whether a call passes. */
function createFloodCall(operation: Operation) {
  const { guard, calls } = createTestGuard('off', 'passed');
  const isLetThrough = (call: number, address: string) =>
    guard(operation, () => ({ ...ORIGIN, address }), undefined, {
      email: `person${call}@flexa.test`,
    }).then(
      () => true,
      () => false,
    );
  return { isLetThrough, written: calls };
}

describe.each(OPEN_TO_ALL.map((operation) => [operation.name, operation] as const))(
  'flood of calls of %s',
  (_name, operation) => {
    test(`from one address: at most 600 of ${FROM_ONE} are let through, and the others cost nothing`, async () => {
      const { isLetThrough, written } = createFloodCall(operation);
      let count = 0;
      for (let call = 0; call < FROM_ONE; call += 1) {
        if (await isLetThrough(call, ORIGIN.address)) count += 1;
      }
      expect(count).toBeLessThanOrEqual(600);
      expect(written.length).toBeLessThanOrEqual(count * countLastingWrites(operation));
    });

    test('a caller who makes up 1,000 addresses is limited', async () => {
      const { isLetThrough } = createFloodCall(operation);
      let call = 0;
      while (call < CALLS && (await isLetThrough(call, `forged ${call % 1000}`))) call += 1;
      expect(call).toBeLessThan(CALLS);
    });
  },
);
