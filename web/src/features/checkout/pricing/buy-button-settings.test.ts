import { afterEach, expect, test, vi } from 'vitest';
import { readBuyButtons } from './buy-button-settings';

const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => complain.mockClear());

const SETTING = { publishableKey: 'pk_test_1', buttons: { 'charts-12m': 'buy_btn_1' } };

test('readBuyButtons accepts a publishable key and buttons for some plans', () => {
  expect(readBuyButtons(JSON.stringify(SETTING))).toEqual(SETTING);
  expect(complain).not.toHaveBeenCalled();
});

test.each([
  ['no JSON', '{'],
  ['a secret key', JSON.stringify({ ...SETTING, publishableKey: 'sk_live_1' })],
  ['a plan that is not sold', JSON.stringify({ ...SETTING, buttons: { 'suite-1m': 'buy_btn_1' } })],
  ['no button', JSON.stringify({ ...SETTING, buttons: { 'charts-1m': 'price_1' } })],
  ['something unknown', JSON.stringify({ ...SETTING, more: 1 })],
])('readBuyButtons logs an error for %s and ignores the setting', (_name, setting) => {
  expect(readBuyButtons(setting)).toBeNull();
  expect(complain).toHaveBeenCalledOnce();
  expect(complain.mock.calls[0]?.[0]).toMatch(/^VITE_STRIPE_BUY_BUTTONS is ignored: /);
});
