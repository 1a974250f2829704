import { expect, test } from 'vitest';
import { deriveKey, computeFingerprint, isSame } from './fingerprint';

const SECRET = 'a secret of at least thirty-two letters';

test('each purpose has its own key, which is the same at every start', () => {
  expect(deriveKey(SECRET, 'code')).toEqual(deriveKey(SECRET, 'code'));
  expect(deriveKey(SECRET, 'code')).toHaveLength(32);
  expect(deriveKey(SECRET, 'code')).not.toEqual(deriveKey(SECRET, 'email-token'));
  expect(deriveKey(SECRET, 'code')).not.toEqual(deriveKey(`${SECRET}!`, 'code'));
});

test('a fingerprint depends on the secret, the purpose and every part', () => {
  const one = computeFingerprint(SECRET, 'code', 'a@flexa.test', '123456');
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(computeFingerprint(SECRET, 'code', 'a@flexa.test', '123456')).toBe(one);
  const others = [
    computeFingerprint(`${SECRET}!`, 'code', 'a@flexa.test', '123456'),
    computeFingerprint(SECRET, 'verify-token', 'a@flexa.test', '123456'),
    computeFingerprint(SECRET, 'code', 'a@flexa.test', '123457'),
    computeFingerprint(SECRET, 'code', 'b@flexa.test', '123456'),
    // The same letters, split elsewhere.
    computeFingerprint(SECRET, 'code', 'a@flexa.test1', '23456'),
    computeFingerprint(SECRET, 'code', 'a@flexa.test123456'),
  ];
  expect(new Set([one, ...others]).size).toBe(7);
});

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['', '', true],
  ['', 'a', false],
])('comparing %j with %j returns %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
