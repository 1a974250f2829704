import { expect, test } from 'vitest';
import { isVerifiedIn } from './unverified';

const buildToken = (claims: object) =>
  `e30.${btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.x`;

test.each([
  [buildToken({ email_verified: false }), false],
  [buildToken({ email_verified: true }), true],
  // Letters that base64url writes with - and _.
  [buildToken({ name: '~~~???>>>', email_verified: false }), false],
  [buildToken({}), undefined],
  ['nonsense', undefined],
  ['', undefined],
  [null, undefined],
])('isVerifiedIn reads the token %s', (text, verified) => {
  expect(isVerifiedIn(text)).toBe(verified);
});
