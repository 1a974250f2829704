import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PromotionDetails } from '@flexa/contracts/promotions';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { PromotionList } from './promotion-list';

const LIST = 'GET /admin/promotions';
const MAKE = 'POST /admin/promotions';

const SPRING: PromotionDetails = {
  id: 'promo_1',
  code: 'SPRING',
  percentOff: 20,
  amountOff: null,
  currency: null,
  visualTypes: ['tables'],
  firstPurchaseOnly: true,
  endsAt: null,
  active: true,
  uses: 2,
  maxUses: 40,
  createdAt: '2026-11-20T12:00:00.000Z',
  brought: [
    { currency: 'eur', orders: 1, gross: 6000, discount: 1200, refunded: 0, net: 4800 },
    { currency: 'usd', orders: 2, gross: 24_000, discount: 4800, refunded: 1000, net: 18_200 },
  ],
};

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

function open(data: PromotionDetails[], more: Parameters<typeof fakeNetwork>[0] = {}) {
  const network = fakeNetwork({ [LIST]: () => ({ body: { data, next: null } }), ...more });
  return { ...network, ...renderAt('/admin?view=promotions', <PromotionList />) };
}

test('a code says its conditions, and what it brought in each currency', async () => {
  open([SPRING, { ...SPRING, id: 'promo_2', code: 'WINTER', active: false, brought: [] }]);
  const card = within(await screen.findByRole('region', { name: 'Code SPRING' }));
  card.getByText('20% off');
  card.getByText('Tables · no end · used 2 of 40 times · first purchase only');
  expect(card.getByLabelText('EUR').textContent).toContain('Net€48.00');
  const usd = card.getByLabelText('USD').textContent;
  for (const words of ['Orders2', 'Gross$240.00', 'Discount$48.00', 'Refunded$10.00']) {
    expect(usd).toContain(words);
  }
  expect(card.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe(
    '/admin?view=orders&code=SPRING',
  );
  expect(card.getByRole('link', { name: 'Page with this code' }).getAttribute('href')).toBe(
    '/pricing-tables?code=SPRING',
  );
  const off = within(screen.getByRole('region', { name: 'Code WINTER' }));
  off.getByText('No orders yet');
  expect(off.queryByRole('button', { name: 'Switch off' })).toBeNull();
});

test('where there is none the page says what one is, and makes one', async () => {
  const { asked } = open([], { [MAKE]: () => ({ status: 201, body: SPRING }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Create a code' }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Create code' });
  expect(make.disabled).toBe(true);
  type('Code', 'SPRING');
  type('Percent off', '20');
  type('Number of uses', '40');
  fireEvent.click(screen.getByRole('switch', { name: 'Tables' }));
  fireEvent.click(screen.getByRole('switch', { name: 'For a first purchase only' }));
  fireEvent.click(make);
  await waitFor(() => expect(asked[MAKE]).toHaveLength(1));
  expect(asked[MAKE]?.[0]?.body).toEqual({
    code: 'SPRING',
    percentOff: 20,
    visualTypes: ['tables'],
    maxUses: 40,
    firstPurchaseOnly: true,
    requestId: expect.any(String) as string,
  });
});

test('a code that is taken is said at the field', async () => {
  const fault = { field: 'code', message: 'This code exists or was used before' };
  const body = { code: 'invalid-argument', message: 'Check', details: [fault] };
  open([SPRING], { [MAKE]: () => ({ status: 400, body }) });
  await screen.findByRole('region', { name: 'Code SPRING' });
  fireEvent.click(screen.getByRole('button', { name: 'New code' }));
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'SPRING' } });
  fireEvent.change(screen.getByLabelText('Percent off'), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create code' }));
  await screen.findByText(fault.message);
});

test('a code goes off after one more question', async () => {
  const END = 'POST /admin/promotions/promo_1/end';
  const { times } = open([SPRING], { [END]: () => ({ body: { ...SPRING, active: false } }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(times(END)).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Switch SPRING off' }));
  await waitFor(() => expect(times(END)).toBe(1));
});
