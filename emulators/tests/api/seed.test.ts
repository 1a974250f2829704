import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Stats } from '@flexa/contracts/admin';
import type { Order } from '@flexa/contracts/orders';
import type { PersonDetails } from '@flexa/contracts/people';
import { newAdmin, signIn } from './support/accounts';
import { call } from './support/http';

const fetchPerson = async (token: string, uid: string) =>
  (await call('GET', `/admin/users/${uid}`, { token })).body as unknown as PersonDetails;

test('the seeded customer has paid for every paid licence, and every receipt opens', async () => {
  const { uid, token } = await signIn('customer@flexa.test');
  const orders = (await call('GET', `/users/${uid}/orders`, { token })).body['data'] as Order[];
  expect(orders.map(({ planId, amount, state }) => [planId, amount, state])).toEqual([
    ['suite-6m', 120_000, 'paid'],
    ['tables-6m', 24_000, 'paid'],
    ['charts-3m', 18_000, 'paid'],
    ['designs-6m', 48_000, 'refunded'],
    ['designs-3m', 6_000, 'paid'],
  ]);
  for (const { id } of orders) {
    const { body } = await call('GET', `/users/${uid}/orders/${id}/receipt`, { token });
    expect((await fetch(String(body['url']))).status).toBe(200);
  }

  const admin = await newAdmin();
  const { licenses, user } = await fetchPerson(admin.token, uid);
  const bought = licenses.filter(({ licenseType }) => licenseType !== 'free');
  expect(bought.map(({ id }) => id).sort()).toEqual(orders.map(({ id }) => `order-${id}`).sort());
  expect(user.hasPurchased).toBe(true);
});

test('the seeded overview has revenue in each of the last twelve months and of the year before', async () => {
  const { token } = await newAdmin();
  const { body } = await call('GET', '/admin/stats?weeks=52', { token });
  const { series, orders } = body as unknown as Stats;
  const months = series?.revenueByMonth ?? [];
  // The current month may have begun a minute ago.
  for (const { month, revenue } of months.slice(0, -1)) {
    expect([month, revenue > 0]).toEqual([month, true]);
  }
  expect(months.filter(({ yearBefore }) => yearBefore > 0).length).toBeGreaterThan(6);
  expect(orders.flagged).toBeGreaterThan(0);
});

test('a seeded order can be refunded like any other', async () => {
  const { token } = await newAdmin();
  const { orders } = await fetchPerson(token, 'person-005');
  const [newest] = orders;
  if (!newest) throw new Error('person-005 has bought nothing');
  const answer = await call('POST', `/admin/orders/${newest.id}/refund`, {
    token,
    body: { amount: 1, requestId: randomUUID() },
  });
  expect(answer.body).toMatchObject({
    state: 'partially-refunded',
    refunded: newest.refunded + 1,
    amount: newest.amount,
  });
});
