import { expect, test } from 'vitest';
import { syncFault } from './sync-options';

test.each([
  ['sk_test_1', []],
  ['sk_test_1', ['--apply']],
  ['rk_live_1', ['--live']],
  ['sk_live_1', ['--apply', '--live']],
])('stripe:sync may run with the key %s and the options %j', (key, args) => {
  expect(syncFault(key, args)).toBeUndefined();
});

test.each([
  ['sk_live_1', ['--apply'], /live key: add --live/],
  ['rk_live_1', [], /add --live/],
  ['sk_test_1', ['--live'], /test key/],
  ['pk_test_1', [], /no key/],
  ['', [], /no key/],
  ['sk_test_1', ['--force'], /no option --force/],
])('stripe:sync may not run with the key %s and the options %j', (key, args, words) => {
  const fault = syncFault(key, args);
  expect(fault).toMatch(words);
  if (key) expect(fault).not.toContain(key);
});
