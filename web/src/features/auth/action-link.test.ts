import { expect, test } from 'vitest';
import { readActionLink } from './action-link';

test.each([
  ['mode=resetPassword&oobCode=a-b', { mode: 'resetPassword', code: 'a-b' }],
  [
    'oobCode=x&mode=verifyEmail&continueUrl=https://evil.example',
    { mode: 'verifyEmail', code: 'x' },
  ],
  ['mode=verifyEmail', undefined],
  ['mode=verifyEmail&oobCode=', undefined],
  ['mode=constructor&oobCode=x', undefined],
  ['', undefined],
])('readActionLink reads “?%s”', (search, link) => {
  expect(readActionLink(new URLSearchParams(search))).toEqual(link);
});
