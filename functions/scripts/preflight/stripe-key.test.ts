import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { startTestStripe } from '../../src/testing/test-stripe';
import { EVENT_TYPES } from '../../src/payments/events';
import { asked } from './real';
import { RECORDED, recordedAnswers } from './recorded';
import { KEY_PERMISSIONS, stripeKey } from './stripe-key';

const README = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const ALL = Object.keys(KEY_PERMISSIONS);

/** What the check says a key lacks that the local Stripe gave these permissions. */
async function lackedBy(permissions: readonly string[]) {
  const stripe = await startTestStripe(() => new Date());
  onTestFinished(() => stripe.close());
  const key = await stripe.restrictedKey(permissions);
  const get = (url: string) => asked(url.replace('https://api.stripe.com', stripe.url), key);
  const found = await stripeKey({ ...(await recordedAnswers()), get }, RECORDED);
  return found.filter(({ ok }) => !ok).map(({ what }) => what);
}

test('a key with all permissions lacks none', async () => {
  expect(await lackedBy(ALL)).toEqual([]);
});

test.each(ALL)('%s is named where the key lacks it', async (permission) => {
  const lacked = await lackedBy(ALL.filter((each) => each !== permission));
  expect(lacked).toEqual([expect.stringMatching(new RegExp(`^The key has ${permission}\\b`))]);
});

test('what only a write would show is said as far as it is known', async () => {
  const reading = ALL.map((permission) => permission.replace(/_write$/, '_read'));
  expect(await lackedBy(reading)).toEqual([]);
  const lines = await stripeKey(await recordedAnswers(), RECORDED);
  const unsure = lines.filter(({ what }) => what.endsWith(', as far as reading shows'));
  expect(unsure).toHaveLength(ALL.filter((permission) => permission.endsWith('_write')).length);
});

test('another refusal is no missing permission', async () => {
  const stripe = await startTestStripe(() => new Date());
  onTestFinished(() => stripe.close());
  const get = (url: string) => asked(url.replace('https://api.stripe.com', stripe.url), 'wrong');
  const check = stripeKey({ ...(await recordedAnswers()), get }, RECORDED);
  await expect(check).rejects.toThrow('answers 401');
});

test('the README names the permissions of the key', () => {
  const named = [...README.matchAll(/`(rak_\w+)`/g)].map(([, name]) => name);
  // Products and prices are those of stripe:sync alone.
  const ofSync = ['rak_product_write', 'rak_plan_write'];
  expect(named).toEqual([...ALL, ...ofSync]);
});

test('the README names all events that are listened to', () => {
  const [, list = ''] = /send these events to ([^]*?)\(`functions\//.exec(README) ?? [];
  const words = [...list.matchAll(/`([\w.]+)`/g)].map(([, word = '']) => word);
  const named = words.reduce<string[]>((all, word) => {
    const last = all.at(-1) ?? '';
    const family = last.slice(0, last.lastIndexOf('.'));
    return [...all, word.startsWith('.') ? `${family}${word}` : word];
  }, []);
  expect(named).toEqual([...EVENT_TYPES]);
});
