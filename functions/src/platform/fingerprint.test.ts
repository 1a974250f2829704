import { expect, test } from 'vitest';
import { derivedKey, fingerprint, isSame } from './fingerprint';

const SECRET = 'a secret of at least thirty-two letters';

test('each purpose has a key of its own, the same at every start', () => {
  expect(derivedKey(SECRET, 'code')).toEqual(derivedKey(SECRET, 'code'));
  expect(derivedKey(SECRET, 'code')).toHaveLength(32);
  expect(derivedKey(SECRET, 'code')).not.toEqual(derivedKey(SECRET, 'email-token'));
  expect(derivedKey(SECRET, 'code')).not.toEqual(derivedKey(`${SECRET}!`, 'code'));
});

test('a fingerprint depends on the secret, the purpose and every part', () => {
  const one = fingerprint(SECRET, 'code', 'a@flexa.test', '123456');
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprint(SECRET, 'code', 'a@flexa.test', '123456')).toBe(one);
  const others = [
    fingerprint(`${SECRET}!`, 'code', 'a@flexa.test', '123456'),
    fingerprint(SECRET, 'verify-token', 'a@flexa.test', '123456'),
    fingerprint(SECRET, 'code', 'a@flexa.test', '123457'),
    fingerprint(SECRET, 'code', 'b@flexa.test', '123456'),
    // The same letters, parted elsewhere.
    fingerprint(SECRET, 'code', 'a@flexa.test1', '23456'),
    fingerprint(SECRET, 'code', 'a@flexa.test123456'),
  ];
  expect(new Set([one, ...others]).size).toBe(7);
});

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['', '', true],
  ['', 'a', false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
