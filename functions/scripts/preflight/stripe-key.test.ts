import { onTestFinished, expect, test } from 'vitest';
import { startTestStripe } from '../../src/testing/test-stripe';
import { KEY_PERMISSIONS as ALL } from '../../src/payments/key-permissions';
import { sendRequest } from './real';
import { RECORDED, readRecordedAnswers } from './recorded';
import { checkStripeKey } from './stripe-key';

/** Checks a key of the local Stripe with these permissions, and returns the findings that failed. */
async function findLacks(permissions: readonly string[]) {
  const stripe = await startTestStripe(() => new Date());
  onTestFinished(() => stripe.close());
  const key = await stripe.restrictedKey(permissions);
  const get = (url: string) => sendRequest(url.replace('https://api.stripe.com', stripe.url), key);
  const found = await checkStripeKey({ ...(await readRecordedAnswers()), get }, RECORDED);
  return found.filter(({ ok }) => !ok).map(({ what }) => what);
}

test('a key with all permissions passes', async () => {
  expect(await findLacks(ALL)).toEqual([]);
});

test.each(ALL)('the check names %s if the key lacks it', async (permission) => {
  const lacked = await findLacks(ALL.filter((each) => each !== permission));
  expect(lacked).toEqual([expect.stringMatching(new RegExp(`^The key has ${permission}\\b`))]);
});

test('the check reports that it only tried reading for permissions to write', async () => {
  const reading = ALL.map((permission) => permission.replace(/_write$/, '_read'));
  expect(await findLacks(reading)).toEqual([]);
  const lines = await checkStripeKey(await readRecordedAnswers(), RECORDED);
  const unsure = lines.filter(({ what }) => what.endsWith(', as far as reading shows'));
  expect(unsure).toHaveLength(ALL.filter((permission) => permission.endsWith('_write')).length);
});

test('any other refusal fails the check instead of naming a missing permission', async () => {
  const stripe = await startTestStripe(() => new Date());
  onTestFinished(() => stripe.close());
  const get = (url: string) =>
    sendRequest(url.replace('https://api.stripe.com', stripe.url), 'wrong');
  const check = checkStripeKey({ ...(await readRecordedAnswers()), get }, RECORDED);
  await expect(check).rejects.toThrow('answers 401');
});
