import { expect, test } from 'vitest';
import { readArrival, withoutArrival } from './arrival';

const read = (query: string) => readArrival(new URLSearchParams(query));

test('the address that Stripe leads to tells how it went', () => {
  expect(read('session_id=cs_test_a1&plan=charts-3m')).toEqual({
    kind: 'paid',
    sessionId: 'cs_test_a1',
    planId: 'charts-3m',
  });
  expect(read('checkout=cancelled')).toEqual({ kind: 'cancelled' });
});

test.each([
  '',
  'checkout=done',
  'session_id=cs_test_a1',
  'session_id=cs_test_a1&plan=suite-1m',
  'session_id={CHECKOUT_SESSION_ID}&plan=charts-3m',
  'session_id=../../users&plan=charts-3m',
])('"%s" is no arrival', (query) => {
  expect(read(query)).toBeNull();
});

test('what else is in the address stays', () => {
  const query = new URLSearchParams('from=mail&session_id=cs_1&plan=charts-3m&checkout=cancelled');
  expect(withoutArrival(query).toString()).toBe('from=mail');
});
