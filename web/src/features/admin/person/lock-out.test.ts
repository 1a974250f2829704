import { expect, test } from 'vitest';
import { explainLockOut } from './lock-out';

const person = { uid: 'a', isAdmin: false, disabled: false };

test.each([
  ['someone else', person, 'me', 1, null],
  ['another admin of two', { ...person, isAdmin: true }, 'me', 2, null],
  ['the last admin', { ...person, isAdmin: true }, 'me', 1, /last admin/],
  ['a disabled admin', { ...person, isAdmin: true, disabled: true }, 'me', 1, null],
  ['oneself', { ...person, isAdmin: true }, 'a', 2, /This is you/],
  ['oneself as the last one', { ...person, isAdmin: true }, 'a', 1, /last admin/],
  ['an admin while the number is not known', { ...person, isAdmin: true }, 'me', undefined, null],
])('explainLockOut for %s', (_, user, own, admins, reason) => {
  if (reason) expect(explainLockOut(user, own, admins)).toMatch(reason);
  else expect(explainLockOut(user, own, admins)).toBeNull();
});
