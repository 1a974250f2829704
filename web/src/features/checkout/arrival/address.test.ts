import { expect, test } from 'vitest';
import { readArrival } from './address';

test('readArrival reads the payment from the address of Stripe’s redirect', () => {
  expect(readArrival('?session_id=cs_test_a1&plan=charts-3m&from=mail')).toEqual({
    sessionId: 'cs_test_a1',
    planId: 'charts-3m',
  });
});

test.each([
  '',
  '?session_id=cs_test_a1',
  '?session_id=cs_test_a1&plan=suite-1m',
  '?session_id={CHECKOUT_SESSION_ID}&plan=charts-3m',
  '?session_id=../../users&plan=charts-3m',
])('readArrival finds no payment in "%s"', (search) => {
  expect(readArrival(search)).toBeNull();
});
