import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '@flexa/contracts/examples';
import { operationList } from '@flexa/contracts/operations';
import type { OperationName } from '@flexa/contracts/routes';
import { some } from '@flexa/testing/sample';
import { ACCOUNT_CASES } from '../testing/changing-accounts';
import { CASES } from '../testing/changing-calls';
import type { Case, Input } from '../testing/changing-case';
import { VARIANTS } from '../testing/changing-variants';
import { unparsedDocuments } from '../testing/documents';
import { failingAuth } from '../testing/failing-auth';
import { everything, failing } from '../testing/failing-db';
import { ownApp, type OwnApp } from '../testing/own-app';

/** Places and slots are picked at random otherwise. */
const WITHOUT_CHANCE = { randomBelow: () => 0 };

const OPERATIONS = Object.keys(CASES) as OperationName[];
const ALL: Record<string, Case & { operation: OperationName }> = {
  ...Object.fromEntries(
    OPERATIONS.map((operation) => [operation, { ...(CASES[operation] as Case), operation }]),
  ),
  ...VARIANTS,
};
const NAMES = Object.keys(ALL);

function caseOf(name: string) {
  const found = ALL[name];
  if (!found) throw new Error(`There is no case ${name}`);
  return found;
}

const CHANGING_ACCOUNTS = Object.values(ACCOUNT_CASES).map(({ operation }) => operation);

/** Of the operations, in a run that is not whole. */
const SHARE = 0.12;

async function readied(name: string) {
  const app = await ownApp(WITHOUT_CHANCE);
  const { ready, operation } = caseOf(name);
  const { input, token } = await ready(app);
  const fault = failing(app.db);
  const state = () => everything(app.db, app.auth);
  return { app, fault, state, ask: () => app.ask(operation, input, token) };
}

/** What there is after the call where nothing fails, and how many writes it took. */
async function unharmed(name: string) {
  const { app, fault, state, ask } = await readied(name);
  const before = await state();
  fault.refusing(Infinity);
  const healAuth = failingAuth(app.auth, Infinity);
  const { status } = await ask();
  const writes = fault.heal();
  // Of those that change accounts too, identity-faults.service.test.ts stops each change.
  if (healAuth() > 0) expect(CHANGING_ACCOUNTS).toContain(caseOf(name).operation);
  return { before, after: await state(), status, writes };
}

/** They change nothing. */
const READING = ['verifyLicense', 'checkPasswordReset', 'getPrice'];

test('every operation that changes something has a case', () => {
  const changing = operationList
    .filter(({ method, name }) => method !== 'get' || name in CASES)
    .map(({ name }) => name)
    .filter((name) => !READING.includes(name));
  expect(OPERATIONS.sort()).toEqual(changing.sort());
});

describe('a write that is refused, and all after it,', () => {
  test.each(some(NAMES, SHARE))('of %s leaves nothing half-written', async (name) => {
    const { before, after, status, writes } = await unharmed(name);
    expect(status).toBeLessThan(300);
    expect(writes).toBeGreaterThan(0);
    const { adds, usesUp } = caseOf(name);
    for (let n = 1; n <= writes; n += 1) {
      const { app, fault, state, ask } = await readied(name);
      fault.refusing(n);
      const failed = await ask();
      fault.heal();
      const half = await state();
      const told = `write ${n} of ${writes}: ${failed.status}`;
      if (failed.status < 500) expect(half, told).toEqual(after);
      if (n === 1) expect(half, told).toEqual(before);
      expect(await unparsedDocuments(app.db), told).toEqual([]);
      const again = await ask();
      expect(again.status, `${told}, again: ${JSON.stringify(again.body)}`).toBeLessThan(500);
      // Limits count tries, so that one in a minute is all there is of some.
      if (again.status === 429 || usesUp || (adds && failed.status < 500)) continue;
      expect(await state(), `${told}, again: ${again.status}`).toEqual(after);
    }
  });
});

describe('a write whose answer is lost', () => {
  test.each(some(NAMES, SHARE))(
    'of %s is whole, and asked for again changes nothing',
    async (name) => {
      const { after, writes } = await unharmed(name);
      const { adds, usesUp } = caseOf(name);
      for (let n = 1; n <= writes; n += 1) {
        const { app, fault, state, ask } = await readied(name);
        fault.losing(n);
        const failed = await ask();
        fault.heal();
        const told = `write ${n} of ${writes}: ${failed.status}`;
        expect(await unparsedDocuments(app.db), told).toEqual([]);
        const again = await ask();
        expect(again.status, `${told}, again: ${JSON.stringify(again.body)}`).toBeLessThan(500);
        if (again.status === 429 || usesUp || adds) continue;
        expect(await state(), `${told}, again: ${again.status}`).toEqual(after);
      }
    },
  );
});

describe('while Firestore does not answer', () => {
  /** They ask no database. */
  const WITHOUT = ['getLicenseKeySet', 'getPayloadKeySet', 'verifyLicense'];
  const asking = operationList.map(({ name }) => name as OperationName);

  test.each(
    some(
      asking.filter((name) => !WITHOUT.includes(name)),
      SHARE,
    ),
  )('%s answers 500 and changes nothing', async (name) => {
    const app = await ownApp(WITHOUT_CHANCE);
    const { input, token } = await (CASES[name]?.ready(app) ?? anybody(app, name));
    const before = await everything(app.db, app.auth);
    const fault = failing(app.db);
    fault.down();
    const { status, body } = await app.ask(name, input, token);
    fault.heal();
    expect(status, JSON.stringify(body)).toBe(500);
    expect(await everything(app.db, app.auth)).toEqual(before);
  });

  /** An admin who asks for what there is of themself. */
  async function anybody(app: OwnApp, name: OperationName) {
    const { token } = await app.person('owner', true);
    const example: Input = EXAMPLES[name].input;
    return { input: 'uid' in example ? { ...example, uid: 'owner' } : example, token };
  }
});
