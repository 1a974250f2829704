import { describe, expect, test, vi } from 'vitest';
import { operationList, operations } from '@flexa/contracts/operations';
import type { BotVerdict } from '../platform/bot-check';
import type { Platform } from '../platform/platform';
import { createGuard } from './guard';

const sent = { appCheck: undefined, botCheck: undefined, address: '203.0.113.7' };
const origin = () => sent;
const ticket = { email: 'Ines@flexa.test' };

/** A guard over a bot check that always says the same; nothing that lasts is counted. */
function setUp(mode: 'off' | 'monitor' | 'enforce', verdict: BotVerdict) {
  const verify = vi.fn(async () => verdict);
  const info = vi.fn();
  const platform = {
    config: { botCheck: { mode }, codeHmacKey: 'x'.repeat(32) },
    botCheck: { verify },
    log: { info },
    clock: () => new Date('2026-11-20T12:00:00.000Z'),
    db: {
      collection: () => ({ withConverter: () => ({ doc: () => ({}) }) }),
      runTransaction: async () => undefined,
    },
  } as unknown as Platform;
  return { guard: createGuard(platform), verify, info };
}

describe('the bot check of an operation', () => {
  test.each([
    ['enforce', 'passed', true],
    ['enforce', 'missing', false],
    ['enforce', 'false', false],
    ['monitor', 'passed', true],
    ['monitor', 'missing', true],
    ['monitor', 'false', false],
    ['off', 'false', true],
  ] as const)('%s, with a proof that is %s: let through %s', async (mode, verdict, isLet) => {
    const { guard } = setUp(mode, verdict);
    const outcome = guard(operations.createTicket, origin, undefined, ticket);
    if (isLet) await expect(outcome).resolves.toBeUndefined();
    else await expect(outcome).rejects.toMatchObject({ code: 'bot-check-failed', status: 403 });
  });

  test('is asked for the operation by name, and its failure is logged without personal data', async () => {
    const { guard, verify, info } = setUp('enforce', 'false');
    await guard(operations.createTicket, origin, undefined, ticket).catch(() => undefined);
    expect(verify).toHaveBeenCalledExactlyOnceWith(sent, 'createTicket');
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/ines|203\.0/i);
  });

  test('is for registering, codes, contact, wait list, theme mails and the free offer alone', () => {
    const flagged = operationList.filter(({ botCheck }) => botCheck).map(({ name }) => name);
    expect(flagged.sort()).toEqual([
      'claimFreeLicense',
      'createTicket',
      'createUser',
      'emailTheme',
      'joinWaitList',
      'sendVerificationCode',
      'takeOfferPlace',
    ]);
  });
});

describe('the limit of an operation', () => {
  test('is counted for each mailbox however it is written, and says when to come back', async () => {
    const { guard } = setUp('off', 'passed');
    const call = (email: string) => guard(operations.joinWaitList, origin, undefined, { email });
    const { points, seconds } = operations.joinWaitList.limit ?? { points: 0, seconds: 0 };
    for (let i = 0; i < points; i += 1) {
      await call(i % 2 ? 'INES@flexa.test' : `ines+${i}@flexa.test`);
    }
    const refusal = await call('Ines@flexa.test').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'too-many-requests', status: 429 });
    const { retryAfter } = refusal as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(seconds);
    await expect(call('nora@flexa.test')).resolves.toBeUndefined();
  });

  test.each(['createTicket', 'emailTheme'] as const)(
    '%s is counted for each source for all instances together: it sends mail to any address',
    async (name) => {
      const { guard } = setUp('off', 'passed');
      const call = (address: string, email: string) =>
        guard(operations[name], () => ({ ...sent, address }), undefined, { email });
      const { points, lasting } = operations[name].limit ?? { points: 0, lasting: false };
      expect(lasting).toBe(true);
      for (let i = 0; i < points; i += 1) await call('203.0.113.7', `a${i}@flexa.test`);
      await expect(call('203.0.113.7', 'b@flexa.test')).rejects.toMatchObject({ status: 429 });
      await expect(call('203.0.113.8', 'b@flexa.test')).resolves.toBeUndefined();
    },
  );

  test('is counted for each caller', async () => {
    const { guard } = setUp('off', 'passed');
    const buy = (uid: string) => {
      const caller = {
        uid,
        email: null,
        emailVerified: false,
        isAdmin: false,
        signedInAt: new Date(),
      };
      return guard(operations.buyLicense, origin, caller, {});
    };
    const points = operations.buyLicense.limit?.points ?? 0;
    for (let i = 0; i < points; i += 1) await buy('me');
    await expect(buy('me')).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(buy('you')).resolves.toBeUndefined();
  });
});
