import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Promotion } from '@flexa/contracts/promotions';
import { ASK, assign, BUY, checkout, open, pay, signedInBuyer, tile, total } from './testing/card';

signedInBuyer();

const SPRING: Promotion = {
  code: 'SPRING',
  percentOff: 12.5,
  amountOff: null,
  currency: null,
  visualTypes: null,
  firstPurchaseOnly: false,
  endsAt: null,
};
const told = (promotion: Promotion | null) => () => ({ body: { promotion } });
const LINK = '/pricing-charts?months=3&quantity=2&code=spring';
const refused = () => ({ status: 409, body: { code: 'promotion-refused', message: 'No' } });

type Answer = Parameters<typeof open>[1];

const openWith = (answer: NonNullable<Answer>, buy: Answer = checkout) =>
  open(LINK, buy, undefined, { [ASK]: answer });

test('a code of a link comes off the total to the cent, and is ordered with', async () => {
  const { asked, address } = openWith(told(SPRING));
  await screen.findByText('The code SPRING takes 12.5% off: −$15');
  expect(total()).toBe('$105');
  fireEvent.click(tile(1));
  expect(total()).toBe('$42');
  await waitFor(() => expect(address()).toBe('/pricing-charts?months=1&quantity=2&code=spring'));
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(asked[BUY]?.map(({ body }) => body)).toMatchObject([{ code: 'spring' }]);
});

test.each<[string, NonNullable<Answer>, string]>([
  ['none', told(null), 'The code spring isn’t valid or has ended. This is the normal price.'],
  [
    'for other packs',
    told({ ...SPRING, visualTypes: ['tables', 'suite'] }),
    'The code SPRING is for Tables and Membership. This is the normal price.',
  ],
  [
    'not known for now',
    () => ({ status: 503, body: { code: 'payments-busy', message: 'Busy' } }),
    'We couldn’t check the code spring. You can enter it on the payment page.',
  ],
])('a code that is %s is said so, and the normal price is sold', async (_what, answer, words) => {
  const { asked } = openWith(answer);
  await screen.findByText(words);
  expect(total()).toBe('$120');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(asked[BUY]?.[0]?.body).not.toHaveProperty('code');
});

test('one that was used up meanwhile is said before anything is paid; the next press buys', async () => {
  const buy = (times: number) => (times === 1 ? refused() : checkout());
  const { asked } = openWith(told(SPRING), buy);
  await screen.findByText('The code SPRING takes 12.5% off: −$15');
  fireEvent.click(pay());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The code spring can’t be used for this order. This is the normal price.',
  );
  expect(total()).toBe('$120');
  expect(assign).not.toHaveBeenCalled();
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(asked[BUY]?.[1]?.body).not.toHaveProperty('code');
});
