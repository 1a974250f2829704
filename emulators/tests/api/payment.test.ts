import { describe, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { newUser } from './support/accounts';
import { requireAddress, call } from './support/http';
import { countMailsTo } from './support/mailbox';

const webhook = `${requireAddress('FLEXA_PORTAL_URL')}/stripe/webhook`;

describe('the webhook of Stripe', () => {
  test('the webhook of Stripe creates licence and receipt of a payment without a visit by the buyer', async () => {
    const { uid, email, token } = await newUser();
    const bought = await call('POST', `/users/license/${uid}`, {
      token,
      body: {
        month: 3,
        licenseType: 'standard',
        visualType: 'charts',
        name: 'Nora Lind',
        quantity: 2,
      },
    });
    expect(bought.status).toBe(201);
    const sessionId = String(bought.body['sessionId']);
    const paid = await fetch(`${requireAddress('FLEXA_STRIPE_URL')}/c/pay/${sessionId}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    expect(paid.status).toBeLessThan(400);

    const listLicenses = async () => {
      const { body } = await call('GET', `/users/${uid}`, { token });
      return (body['props'] as { licenses: License[] }).licenses.map(({ id }) => id);
    };
    await expect.poll(listLicenses).toEqual([`order-${sessionId}`]);
    await expect.poll(() => countMailsTo(email)).toBe(1);
  });

  test.each([
    ['without a signature', {}],
    ['with a forged signature', { 'Stripe-Signature': 't=1,v1=00' }],
  ])('the webhook of Stripe refuses an event %s', async (_name, headers) => {
    const body = JSON.stringify({ id: 'evt_forged', type: 'checkout.session.completed' });
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-argument' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('the webhook of Stripe accepts POST only', async () => {
    const response = await fetch(webhook);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });
});
