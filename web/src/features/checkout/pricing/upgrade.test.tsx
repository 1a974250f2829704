import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { useLicenses } from '@/features/licenses';
import {
  assign,
  BUY,
  answerCheckout,
  open,
  pay,
  setUpBuyer,
  getTile,
  readTotal,
} from './testing/card';

setUpBuyer();

const PRICE = 'POST /users/price/nora';
const CHARTS: License = {
  id: 'order-1',
  userId: 'nora',
  name: 'Nora Lind',
  licenseType: 'standard',
  month: 3,
  visualType: 'charts',
  quantity: 2,
  source: 'order',
  revokedReason: null,
  deletedAt: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  expiresAt: '2026-04-01T12:00:00.000Z',
};
const answerCredit = (credit: number, total: number) => () => ({
  body: { credit, total, seat: total / 2, endsAt: '2027-01-31T12:00:00.000Z' },
});

function openWith(
  price: Parameters<typeof open>[1] & object,
  buy: Parameters<typeof open>[1] = answerCheckout,
) {
  useLicenses.setState({ licenses: [CHARTS] });
  return open('/pricing-charts?plan=membership&quantity=2', buy, undefined, { [PRICE]: price });
}

test('a membership that replaces a pack shows credit and total, and orders at the shown total', async () => {
  const { requests } = openWith(answerCredit(8002, 75_998));
  await screen.findByText(/\$80.02 for the days left is credited/);
  expect(readTotal()).toBe('$759.98');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[PRICE]?.[0]?.body).toMatchObject({ month: 12, quantity: 2, upgrades: 'order-1' });
  expect(requests[BUY]?.[0]?.body).toMatchObject({ upgrades: 'order-1', shownTotal: 75_998 });
});

test('the buyer can keep the pack and pay the membership’s normal price', async () => {
  const { requests } = openWith(answerCredit(8002, 75_998));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep Charts as well' }));
  expect(readTotal()).toBe('$840');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).not.toHaveProperty('upgrades');
  expect(requests[BUY]?.[0]?.body).toMatchObject({ acceptsOverlap: true });
});

test('an upgrade shows why a term gives no credit, and requests it again for another term', async () => {
  const reason = 'That licence runs until 2026-04-01; choose a longer term';
  const refused = {
    status: 400,
    body: { code: 'invalid-argument', details: [{ field: 'upgrades', message: reason }] },
  };
  openWith((times) => (times === 1 ? refused : answerCredit(8002, 39_998)()));
  await screen.findByText(`${reason}.`);
  expect(readTotal()).toBe('$840');
  fireEvent.click(getTile(6));
  await screen.findByText(/is credited/);
  expect(readTotal()).toBe('$399.98');
});

test('an upgrade whose price has changed says so and shows the new price', async () => {
  const changed = {
    status: 409,
    body: { code: 'price-changed', message: 'The price has changed' },
  };
  openWith(
    (times) => answerCredit(8002 - times, 75_998 + times)(),
    () => changed,
  );
  await screen.findByText(/is credited/);
  fireEvent.click(pay());
  await screen.findByText('The price has changed');
  await waitFor(() => expect(readTotal()).toBe('$760'));
  expect(assign).not.toHaveBeenCalled();
});
