import { describe, expect, test } from 'vitest';
import type { Operation } from '@flexa/contracts/operation';
import { operationList } from '@flexa/contracts/operations';
import { guardOverBotCheck, ORIGIN } from '../testing/guarded';

const CALLS = 10_000;
const LIMITED = operationList.filter(({ limit }) => limit !== 'none');
const OPEN_TO_ALL = LIMITED.filter(({ access }) => ['public', 'email-token'].includes(access.kind));

test('only what asks nothing of anything has no limit', () => {
  const unlimited = operationList.filter((operation) => !LIMITED.includes(operation));
  expect(unlimited.map(({ name }) => name)).toEqual(['getLicenseKeySet', 'getPayloadKeySet']);
});

/** How many of 10,000 calls are let through, each for another mailbox, from the address that `addressOf` says. */
async function letThrough(operation: Operation, addressOf: (call: number) => string) {
  const { guard } = guardOverBotCheck('off', 'passed');
  let count = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const origin = () => ({ ...ORIGIN, address: addressOf(call) });
    const input = { email: `person${call}@flexa.test` };
    await guard(operation, origin, undefined, input).then(
      () => (count += 1),
      () => undefined,
    );
  }
  return count;
}

describe.each(OPEN_TO_ALL.map((operation) => [operation.name, operation] as const))(
  '10,000 calls of %s',
  (_name, operation) => {
    test('from one address: at most 600 are let through', async () => {
      expect(await letThrough(operation, () => ORIGIN.address)).toBeLessThanOrEqual(600);
    });

    test('from 1,000 addresses that one caller makes up: the caller is limited', async () => {
      expect(await letThrough(operation, (call) => `forged ${call % 1000}`)).toBeLessThan(CALLS);
    });
  },
);
