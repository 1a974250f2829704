import { expect, test } from 'vitest';
import { isVerifiedIn } from './unverified';

const token = (claims: object) =>
  `e30.${btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.x`;

test.each([
  [token({ email_verified: false }), false],
  [token({ email_verified: true }), true],
  // Letters that base64url writes with - and _.
  [token({ name: '~~~???>>>', email_verified: false }), false],
  [token({}), undefined],
  ['nonsense', undefined],
  ['', undefined],
  [null, undefined],
])('%s', (text, verified) => {
  expect(isVerifiedIn(text)).toBe(verified);
});
