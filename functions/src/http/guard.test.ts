import { describe, expect, test } from 'vitest';
import { listLimits, type Limit } from '@flexa/contracts/operation';
import { operationList, operations } from '@flexa/contracts/operations';
import { createTestGuard as setUp, ORIGIN as sent } from '../testing/guarded';

const readOrigin = () => sent;
const ticket = { email: 'Ines@flexa.test' };

/** Limit for one address per day, from all callers. */
const resets =
  listLimits(operations.requestPasswordReset).find(({ by }) => by === 'email')?.points ?? NaN;

describe('bot check of an operation', () => {
  test.each([
    ['enforce', 'passed', true],
    ['enforce', 'missing', false],
    ['enforce', 'false', false],
    ['monitor', 'passed', true],
    ['monitor', 'missing', true],
    ['monitor', 'false', false],
    ['off', 'false', true],
  ] as const)(
    'a bot check in the mode %s with a proof that is %s lets the call through: %s',
    async (mode, verdict, isLet) => {
      const { guard } = setUp(mode, verdict);
      const outcome = guard(operations.createTicket, readOrigin, undefined, ticket);
      if (isLet) await expect(outcome).resolves.toBeUndefined();
      else {
        await expect(outcome).rejects.toMatchObject({
          code: 'bot-check-failed',
          status: 403,
          // The cause and a way out, because a reload alone doesn't help behind a blocker.
          message: expect.stringMatching(/scripts from google\.com.*another browser/) as unknown,
        });
      }
    },
  );

  test('the bot check names the operation, and its failure is logged without personal data', async () => {
    const { guard, isOurSite, info } = setUp('enforce', 'false');
    await guard(operations.createTicket, readOrigin, undefined, ticket).catch(() => undefined);
    expect(isOurSite).toHaveBeenCalledExactlyOnceWith('app check');
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/ines|203\.0/i);
  });

  test('a call over its limit costs no bot check: the site is checked first, then the limit, then the person', async () => {
    const { guard, isPerson, calls } = setUp('enforce', 'passed');
    await guard(operations.createTicket, readOrigin, undefined, ticket);
    expect(calls).toEqual(['site', 'count', 'person']);
    expect(isPerson).toHaveBeenCalledExactlyOnceWith('bot check', 'createTicket');
    const { points } = applyLimit('createTicket');
    for (let i = 0; i < points + 5; i += 1) {
      await guard(operations.createTicket, readOrigin, undefined, ticket).catch(() => undefined);
    }
    expect(isPerson).toHaveBeenCalledTimes(points);
  });

  test('a failed bot check takes nothing from the limits of an address or of everyone', async () => {
    const { guard, isPerson } = setUp('enforce', 'passed');
    const call = (n: number) => {
      const readOrigin = () => ({ ...sent, address: `source ${n}`, peer: `peer ${n}` });
      return guard(operations.requestPasswordReset, readOrigin, undefined, {
        email: 'ines@flexa.test',
      });
    };
    isPerson.mockResolvedValue('false');
    for (let n = 0; n < 2 * resets; n += 1) {
      await expect(call(n)).rejects.toMatchObject({ code: 'bot-check-failed' });
    }
    isPerson.mockResolvedValue('passed');
    await expect(call(-1)).resolves.toBeUndefined();
  });

  test('bot checks of one address are limited, because each one costs money', async () => {
    const { guard, isPerson } = setUp('enforce', 'passed');
    isPerson.mockResolvedValue('false');
    for (let n = 0; n < 1000; n += 1) {
      const readOrigin = () => ({ ...sent, address: `source ${n}`, peer: `peer ${n}` });
      const input = { email: 'ines@flexa.test' };
      await guard(operations.requestPasswordReset, readOrigin, undefined, input).catch(
        () => undefined,
      );
    }
    expect(isPerson).toHaveBeenCalledTimes(20 * resets);
  });

  test('a bot check of another site is neither counted nor paid for', async () => {
    const { guard, calls } = setUp('enforce', 'missing');
    await guard(operations.createTicket, readOrigin, undefined, ticket).catch(() => undefined);
    expect(calls).toEqual(['site']);
  });

  test('only registration, codes, links, contact, wait list, theme mails and the free offer need a bot check', () => {
    const flagged = operationList.filter(({ botCheck }) => botCheck).map(({ name }) => name);
    expect(flagged.sort()).toEqual([
      'claimFreeLicense',
      'createTicket',
      'createUser',
      'emailTheme',
      'joinWaitList',
      'requestPasswordReset',
      'requestVerification',
      'sendVerificationCode',
      'startTrial',
      'takeOfferPlace',
    ]);
  });
});

const NOBODY = {
  email: null,
  emailVerified: false,
  isAdmin: false,
  isSupport: false,
  since: 0,
  validSince: 0,
  freshProof: 'none' as const,
};

/** The one limit of an operation. */
function applyLimit(
  name: 'joinWaitList' | 'createTicket' | 'emailTheme' | 'buyLicense' | 'createEmailToken',
): Limit {
  const [limit] = listLimits(operations[name]);
  if (!limit) throw new Error(`${name} has no limit`);
  return limit;
}

describe('limit of an operation', () => {
  test('a limit counts a mailbox in any spelling, and says when to come back', async () => {
    const { guard } = setUp('off', 'passed');
    const call = (email: string) =>
      guard(operations.joinWaitList, readOrigin, undefined, { email });
    const { points, seconds } = applyLimit('joinWaitList');
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
    '%s is limited per source across all instances, because it mails any address',
    async (name) => {
      const { guard } = setUp('off', 'passed');
      const call = (address: string, email: string) =>
        guard(operations[name], () => ({ ...sent, address }), undefined, { email });
      const { points, lasting } = applyLimit(name);
      expect(lasting).toBe(true);
      for (let i = 0; i < points; i += 1) await call('203.0.113.7', `a${i}@flexa.test`);
      await expect(call('203.0.113.7', 'b@flexa.test')).rejects.toMatchObject({ status: 429 });
      await expect(call('203.0.113.8', 'b@flexa.test')).resolves.toBeUndefined();
    },
  );

  test('a limit counts each caller separately', async () => {
    const { guard } = setUp('off', 'passed');
    const buy = (uid: string) => {
      const caller = { ...NOBODY, uid, signedInAt: new Date() };
      return guard(operations.buyLicense, readOrigin, caller, {});
    };
    const { points } = applyLimit('buyLicense');
    for (let i = 0; i < points; i += 1) await buy('me');
    await expect(buy('me')).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(buy('you')).resolves.toBeUndefined();
  });

  test('a limit counts each source, and all sources behind one address', async () => {
    const { guard } = setUp('off', 'passed');
    const call = (address: string, peer: string) =>
      guard(operations.createEmailToken, () => ({ ...sent, address, peer }), undefined, {});
    const { points } = applyLimit('createEmailToken');
    for (let i = 0; i < points; i += 1) await call('198.51.100.1', 'hosting');
    await expect(call('198.51.100.1', 'hosting')).rejects.toMatchObject({ status: 429 });
    await expect(call('198.51.100.2', 'hosting')).resolves.toBeUndefined();
    let refused = 0;
    for (let i = 0; i < 10_000; i += 1) {
      await call(`forged ${i}`, 'attacker').catch(() => (refused += 1));
    }
    expect(10_000 - refused).toBe(20 * points);
  });

  test('refused calls don’t use up the limit of others behind the same front end', async () => {
    const { guard } = setUp('off', 'passed');
    const { points } = applyLimit('createEmailToken');
    const callFrom = (address: string) =>
      guard(
        operations.createEmailToken,
        () => ({ ...sent, address, peer: 'hosting' }),
        undefined,
        {},
      );
    for (let n = 0; n < 30 * points; n += 1) {
      await callFrom('198.51.100.1').catch(() => undefined);
    }
    await expect(callFrom('198.51.100.2')).resolves.toBeUndefined();
  });

  test.each([
    ['Hosting', '198.51.100.1', 4],
    ['nothing', null, 80],
  ])(
    'a limit counts the /56 block of an IPv6 caller behind %s, who may use all its networks',
    async (_front, peer, factor) => {
      const { guard } = setUp('off', 'passed');
      const { points } = applyLimit('createEmailToken');
      let calls = 0;
      const callFrom = (network: string) => {
        calls += 1;
        const address = peer === null ? `made up ${calls}` : network;
        const source = { address, peer: peer ?? network };
        return guard(operations.createEmailToken, () => ({ ...sent, ...source }), undefined, {});
      };
      const networks = Array.from({ length: 256 }, (_, n) => `2001:db8:1:${n.toString(16)}::/64`);
      let allowed = 0;
      for (let round = 0; round < points; round += 1) {
        for (const network of networks) {
          await callFrom(network).then(
            () => (allowed += 1),
            () => undefined,
          );
        }
      }
      expect(allowed).toBe(factor * points);
      await expect(callFrom('2001:db8:1:100::/64')).resolves.toBeUndefined();
    },
  );

  test.each([
    'checkSession',
    'updateUser',
    'deleteUser',
    'exportUser',
    'exportUsersCsv',
    'exportOrdersCsv',
    'exportAuditCsv',
    'createTheme',
    'updateTheme',
    'deleteTheme',
    'createTeamTheme',
    'updateTeamTheme',
    'deleteTeamTheme',
    'buyLicense',
  ] as const)('the limit of %s holds across all instances', (name) => {
    expect(operations[name].limit).toMatchObject({ by: 'caller', lasting: true });
  });

  test('a stranger elsewhere doesn’t use up another person’s limit of codes', async () => {
    const { guard } = setUp('off', 'passed');
    const send = (address: string) =>
      guard(
        operations.sendVerificationCode,
        () => ({ ...sent, address, peer: address }),
        undefined,
        ticket,
      );
    await send('203.0.113.7');
    await expect(send('203.0.113.7')).rejects.toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(
        /^We have just sent you a code\. You can request .* in \d+ seconds$/,
      ) as unknown,
    });
    await expect(send('198.51.100.1')).resolves.toBeUndefined();
  });
});
