import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createStripeClient } from './stripe';

test('a request that Stripe never answers fails after the timeout', async () => {
  let requests = 0;
  const server = createServer(() => {
    requests += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const client = createStripeClient(
    {
      secretKey: 'sk_test_local',
      apiBase: new URL(`http://127.0.0.1:${port}`),
      webhookSecret: 'whsec',
      automaticTax: false,
      accountTaxIds: [],
    },
    50,
  );
  await expect(client.customers.retrieve('cus_1')).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  // The first attempt and two retries.
  expect(requests).toBe(3);
});

test('a client waits ten seconds for Stripe, not its own 80', () => {
  const client = createStripeClient({
    secretKey: 'sk_test_local',
    apiBase: null,
    webhookSecret: 'whsec',
    automaticTax: false,
    accountTaxIds: [],
  });
  expect(client.getApiField('timeout')).toBe(10_000);
});
