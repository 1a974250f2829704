import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { OperationInput } from '@flexa/contracts/operations';
import { anInstant } from '../testing/matchers';
import { START, tally } from '../testing/test-portal';
import {
  readEnd,
  findEvent,
  openShop,
  type TestShop,
  openPaidShop,
  buildPurchase,
} from '../testing/shop';

const buildRefusal = (code: string, ...fields: string[]) => ({ code, fields });

/** Reads the audit without ids and times. */
async function readAudit(shop: Awaited<ReturnType<typeof openShop>>['shop']) {
  return Object.values(await shop.stored('audit')).map(({ actor, action, target, changes }) => ({
    actor,
    action,
    target,
    changes,
  }));
}

describe('buyLicense by an admin for someone else', () => {
  test('an admin’s grant delivers a licence at once, with a mail and an audit entry', async () => {
    const { stripe, shop } = await openShop();
    const boss = shop.caller('boss', true);
    const license = await shop.get('buyLicense', boss, buildPurchase('me'));
    const id = 'id' in license ? license.id : '';
    expect(license).toEqual({
      id,
      userId: 'me',
      name: 'Nora Lind',
      licenseType: 'standard',
      visualType: 'charts',
      month: 3,
      quantity: 2,
      source: 'admin',
      createdAt: START.toISOString(),
      expiresAt: '2027-02-20T12:00:00.000Z',
      deletedAt: null,
      revokedReason: null,
    });
    expect(await shop.stored('licenses')).toEqual({ [id]: license });
    expect(await shop.stored('mail')).toMatchObject({
      [`granted-${id}`]: {
        to: 'me@flexa.test',
        content: { template: 'license-granted', data: { licenseId: id } },
      },
    });
    expect(await shop.stored('users')).toMatchObject({ me: { hasPurchased: true } });
    const changes = { licenseType: 'standard', visualType: 'charts', month: 3, quantity: 2 };
    expect(await readAudit(shop)).toEqual([
      {
        actor: 'boss',
        action: 'license.grant',
        target: id,
        changes: { userId: 'me', ...changes },
      },
    ]);
    expect((await stripe.stripe.checkout.sessions.list()).data).toEqual([]);
  });

  test('an admin’s grant creates one licence per request id, however often the call is repeated', async () => {
    const { shop } = await openShop();
    const boss = shop.caller('boss', true);
    const gift = { ...buildPurchase('me'), requestId: randomUUID() };
    const grants = await Promise.all([1, 2].map(() => shop.get('buyLicense', boss, gift)));
    grants.push(await shop.get('buyLicense', boss, gift));
    expect(new Set(grants.map((license) => 'id' in license && license.id)).size).toBe(1);
    await shop.get('buyLicense', boss, { ...gift, requestId: randomUUID() });
    for (const collection of ['licenses', 'mail', 'audit'] as const) {
      expect(Object.keys(await shop.stored(collection)), collection).toHaveLength(2);
    }
    // Another licence or a purchase with the same request id isn't a repetition.
    expect(await shop.run('buyLicense', boss, { ...gift, quantity: 9 })).toMatchObject({
      fields: ['requestId'],
    });
    const ownPurchase = { ...buildPurchase('me'), requestId: randomUUID() };
    expect(await shop.run('buyLicense', shop.caller('me'), ownPurchase)).toMatchObject({
      fields: ['requestId'],
    });
  });

  test('an admin can grant a free licence, which does not count as a purchase', async () => {
    const { shop } = await openShop();
    const free = { ...buildPurchase('me'), licenseType: 'free' } as const;
    await shop.get('buyLicense', shop.caller('boss', true), free);
    expect(await shop.stored('users')).toMatchObject({ me: { hasPurchased: false } });
  });

  test('an admin can grant a licence only to someone with a profile', async () => {
    const { shop } = await openShop();
    const boss = shop.caller('boss', true);
    expect(await shop.run('buyLicense', boss, buildPurchase('nobody'))).toEqual(
      buildRefusal('not-found'),
    );
    expect(await shop.state()).toMatchObject({ licenses: {}, mail: {}, audit: {} });
  });
});

describe('revokeLicense', () => {
  const revoke = (id: string, reason = 'Misuse'): OperationInput<'revokeLicense'> => ({
    id,
    reason,
  });

  test('revoking a licence ends it at once, and repeating the call changes nothing', async () => {
    const { stripe, shop } = await openShop();
    const boss = shop.caller('boss', true);
    const license = await shop.get('buyLicense', boss, buildPurchase('me'));
    const id = 'id' in license ? license.id : '';
    const revokedLicense = { ...license, deletedAt: START.toISOString(), revokedReason: 'Misuse' };
    expect(await shop.get('revokeLicense', boss, revoke(id))).toEqual(revokedLicense);
    stripe.setClock(1000);
    expect(await shop.get('revokeLicense', boss, revoke(id, 'Other'))).toEqual(revokedLicense);
    const stored = await shop.stored('licenses');
    // Two seats, which a job will end too.
    expect(stored).toEqual({
      [id]: { ...revokedLicense, seatSync: expect.any(String) as unknown },
    });
    expect(tally((await readAudit(shop)).map(({ action }) => String(action)))).toEqual({
      'license.grant': 1,
      'license.revoke': 1,
    });
    const { visualType, quantity, expiresAt } = revokedLicense as License;
    expect(await readAudit(shop)).toContainEqual({
      actor: 'boss',
      action: 'license.revoke',
      target: id,
      changes: { userId: 'me', visualType, quantity, expiresAt },
    });
  });

  test('revoking a licence requires an admin, an existing licence and a reason that payments don’t use', async () => {
    const { shop, me } = await openShop();
    const boss = shop.caller('boss', true);
    const run = shop.run;
    expect(await run('revokeLicense', me, revoke('x'))).toEqual(buildRefusal('permission-denied'));
    expect(await run('revokeLicense', boss, revoke('x'))).toEqual(buildRefusal('not-found'));
    expect(await run('revokeLicense', boss, revoke('x', 'disputed'))).toEqual(
      buildRefusal('invalid-argument', 'reason'),
    );
  });

  test('a revoked licence stays revoked when a dispute about its payment is won', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    await stripe.dispute(sessionId);
    await shop.payments.fulfil(sessionId);
    const boss = shop.caller('boss', true);
    await shop.get('revokeLicense', boss, revoke(`order-${sessionId}`));
    await stripe.moveDispute(sessionId, 'won');
    await shop.payments.fulfil(sessionId);
    expect(await readEnd(shop, sessionId)).toEqual(['paid', { revokedReason: 'Misuse' }]);
  });
});

describe('refundOrder', () => {
  /** Creates a paid order and an admin. */
  async function setUpSale() {
    const all = await openPaidShop();
    await all.shop.deliver(all.event);
    const boss = all.shop.caller('boss', true);
    const refund = (amount?: number, requestId: string = randomUUID()) =>
      all.shop.run('refundOrder', boss, {
        id: all.sessionId,
        requestId,
        reason: 'duplicate' as const,
        ...(amount !== undefined && { amount }),
      });
    const grants = async () => {
      const { data } = await all.stripe.stripe.refunds.list({ limit: 100 });
      return data.map(({ amount }) => amount);
    };
    return { ...all, boss, refund, given: grants };
  }

  test('a full refund returns everything and ends the licence', async () => {
    const { shop, sessionId, refund, given: grants } = await setUpSale();
    expect(await refund()).toMatchObject({
      value: { id: sessionId, state: 'refunded', refunded: 12_000, paidAt: anInstant },
    });
    expect(await grants()).toEqual([12_000]);
    expect(await readEnd(shop, sessionId)).toEqual(['refunded', { revokedReason: 'refunded' }]);
    const entry = { actor: 'boss', action: 'order.refund', target: sessionId };
    const changes = {
      amount: 12_000,
      reason: 'duplicate',
      refund: expect.stringMatching(/^re_/) as unknown,
      userId: 'me',
    };
    expect(await readAudit(shop)).toEqual([{ ...entry, changes }]);
    expect(await refund()).toEqual(buildRefusal('nothing-to-refund'));
    expect(await grants()).toEqual([12_000]);
  });

  test('a partial refund flags the order, and the rest can be refunded later', async () => {
    const { shop, sessionId, refund, given: grants } = await setUpSale();
    expect(await refund(3000)).toMatchObject({
      value: { state: 'partially-refunded', refunded: 3000 },
    });
    expect(await readEnd(shop, sessionId)).toEqual(['partially-refunded', { revokedReason: null }]);
    expect(await refund(9001)).toEqual(buildRefusal('invalid-argument', 'amount'));
    expect(await refund(3000)).toMatchObject({ value: { refunded: 6000 } });
    expect(await refund()).toMatchObject({ value: { state: 'refunded', refunded: 12_000 } });
    expect(await grants()).toEqual([6000, 3000, 3000]);
    expect(await readAudit(shop)).toHaveLength(3);
  });

  test.each([[undefined], [3000]])('one request id refunds once (%s cents)', async (amount) => {
    const { shop, refund, given: grants } = await setUpSale();
    const sharedRequestId = randomUUID();
    const answers = await Promise.all([
      refund(amount, sharedRequestId),
      refund(amount, sharedRequestId),
    ]);
    expect(answers.filter((answer) => answer.code === undefined).length).toBeGreaterThan(0);
    expect(await refund(amount, sharedRequestId)).toMatchObject({
      value: { refunded: amount ?? 12_000 },
    });
    expect(await grants()).toEqual([amount ?? 12_000]);
    expect(await readAudit(shop)).toHaveLength(1);
  });

  test('two admins refunding the same amount at once refund it twice', async () => {
    const { refund, given: grants } = await setUpSale();
    await Promise.all([refund(3000), refund(3000)]);
    expect(await grants()).toEqual([3000, 3000]);
  });

  test('a refund is possible during an inquiry by the bank', async () => {
    const { stripe, sessionId, refund, given: grants } = await setUpSale();
    await stripe.dispute(sessionId, 'inquiry');
    expect(await refund()).toMatchObject({ value: { state: 'refunded' } });
    expect(await grants()).toEqual([12_000]);
  });

  test('a failed refund flags the order, restores the licence and alerts an admin once', async () => {
    const { stripe, shop, sessionId, refund } = await setUpSale();
    await refund();
    await stripe.failRefund(sessionId);
    const event = await findEvent(stripe, 'refund.failed');
    for (const news of [event, await findEvent(stripe, 'refund.updated')]) await shop.deliver(news);
    const { data } = await stripe.stripe.refunds.list();
    expect(await shop.stored('orders')).toMatchObject({ [sessionId]: { refundFailed: true } });
    expect(await readEnd(shop, sessionId)).toEqual(['paid', { revokedReason: null }]);
    expect(await shop.stored('mail')).toMatchObject({
      [`alert-refund-failed-${data[0]?.id}`]: { to: 'support@flexa.test', uid: null },
    });
    expect(shop.lines.filter((line) => line.includes('"alert":"refund-failed"'))).toHaveLength(1);
  });

  describe('refund of seats', () => {
    const readSeats = async (shop: TestShop, sessionId: string) =>
      (await shop.stored('licenses'))[`order-${sessionId}`]?.['quantity'];

    test('a refund of seats returns their share and removes them', async () => {
      const { stripe, shop, sessionId, boss, given: grants } = await setUpSale();
      const price = (await shop.get('listOrders', boss, { uid: 'me' })).data[0]?.amount ?? 0;
      const input = { id: sessionId, seats: 1, requestId: randomUUID() };
      const refusal = {
        value: { state: 'partially-refunded', seatsRefunded: 1, refunded: price / 2 },
      };
      for (let attempt = 0; attempt < 2; attempt += 1) {
        expect(await shop.run('refundOrder', boss, input)).toMatchObject(refusal);
      }
      expect(await grants()).toEqual([price / 2]);
      expect(await readSeats(shop, sessionId)).toBe(1);
      // Refunding the last seat returns everything that is left.
      expect(await shop.run('refundOrder', boss, { ...input, requestId: randomUUID() })).toEqual(
        buildRefusal('invalid-argument', 'seats'),
      );
      await stripe.failRefund(sessionId);
      await shop.payments.fulfil(sessionId);
      expect(await readSeats(shop, sessionId)).toBe(2);
    });

    test('a refund of seats can return another amount', async () => {
      const { shop, sessionId, boss, given: grants } = await setUpSale();
      const input = { id: sessionId, seats: 1, amount: 700, requestId: randomUUID() };
      await shop.run('refundOrder', boss, input);
      expect(await grants()).toEqual([700]);
      expect(await readSeats(shop, sessionId)).toBe(1);
    });
  });

  test('a refund of seats is audited once, even if we crashed before the answer', async () => {
    const { stripe, shop, sessionId, event } = await openPaidShop();
    const { payment_intent: intent } = await stripe.stripe.checkout.sessions.retrieve(sessionId);
    if (typeof intent !== 'string') throw new Error('The session was not paid');
    await stripe.stripe.refunds.create({ payment_intent: intent, metadata: { actor: 'boss' } });
    const refunded = await findEvent(stripe, 'charge.refunded');
    for (const news of [refunded, event, refunded]) await shop.deliver(news);
    expect(await readAudit(shop)).toMatchObject([{ actor: 'boss', action: 'order.refund' }]);
  });

  test('a refund requires a paid order without a dispute, and an admin', async () => {
    const { stripe, shop, sessionId, refund, boss, me } = await setUpSale();
    const open = await shop.checkout(me, { acceptsOverlap: true });
    const requestId = randomUUID();
    expect(await shop.run('refundOrder', boss, { id: open, requestId })).toEqual(
      buildRefusal('nothing-to-refund'),
    );
    expect(await shop.run('refundOrder', boss, { id: 'cs_test_unknown', requestId })).toEqual(
      buildRefusal('not-found'),
    );
    expect(await shop.run('refundOrder', me, { id: sessionId, requestId })).toEqual(
      buildRefusal('permission-denied'),
    );
    await stripe.dispute(sessionId);
    expect(await refund()).toEqual(buildRefusal('nothing-to-refund'));
    await stripe.moveDispute(sessionId, 'lost');
    expect(await refund(1)).toEqual(buildRefusal('nothing-to-refund'));
    expect(await readAudit(shop)).toEqual([]);
  });
});

test('claiming a free licence sends its mail and records no purchase', async () => {
  const { shop, me } = await openShop();
  await shop.openOffer('launch', 2, 1000);
  const input = { uid: 'me', month: 1, visualType: 'charts', name: 'Nora Lind' } as const;
  await Promise.all(Array.from({ length: 5 }, () => shop.run('claimFreeLicense', me, input)));
  const [licenseId = ''] = Object.keys(await shop.stored('licenses'));
  expect(await shop.stored('mail')).toMatchObject({
    [`granted-${licenseId}`]: {
      to: 'me@flexa.test',
      uid: 'me',
      state: 'queued',
      content: {
        template: 'license-granted',
        data: {
          licenseId,
          visualType: 'charts',
          quantity: 1,
          expiresAt: '2026-12-20T12:00:00.000Z',
        },
      },
    },
  });
  expect(Object.keys(await shop.stored('mail'))).toHaveLength(1);
  expect(await shop.stored('users')).toMatchObject({ me: { hasPurchased: false } });
});
