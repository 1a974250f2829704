import { expect, test } from 'vitest';
import { render } from '../testing/mails';
import { createUnpaidOrder } from './order';
import { listAlertsForAdmins } from './order-alerts';

const order = {
  ...createUnpaidOrder(
    { visualType: 'charts', month: 3 },
    {
      id: 'in_1',
      uid: 'me',
      name: 'Me',
      amount: 30_000,
      currency: 'usd',
      lines: [5],
      createdAt: '2026-11-20T12:00:00.000Z',
      kind: 'invoice',
      origin: 'portal',
    },
  ),
};

test.each([
  ['a part', 12_000, ['invoice-part-paid']],
  ['all of it', 30_000, []],
  ['more than all of it', 31_000, []],
])(
  'listAlertsForAdmins raises an alert only if a transfer brought %s',
  (_part, received, kinds) => {
    const news = listAlertsForAdmins({ ...order, received }, {});
    expect(news.map(({ alert: { kind } }) => kind)).toEqual(kinds);
  },
);

test('a partial payment has the same title for invoices and Checkout', async () => {
  const data = {
    kind: 'invoice-part-paid',
    cause: 'cs_1-5000',
    text: 'A transfer is short.',
  } as const;
  const { subject } = await render({ template: 'alert', data });
  expect(subject).toBe('Alert: An order is paid only in part');
});
