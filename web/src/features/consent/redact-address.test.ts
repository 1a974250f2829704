import { expect, test } from 'vitest';
import { redactAddress } from './redact-address';

test.each([
  [
    'a link to set a password',
    'https://flexa.test/login?mode=resetPassword&oobCode=a1-b2',
    'https://flexa.test/login',
  ],
  [
    'an invitation to a seat',
    'https://flexa.test/seat?licence=order-1#code',
    'https://flexa.test/seat',
  ],
  [
    'a way back from Stripe',
    'https://flexa.test/general?session_id=cs_1&plan=charts-3',
    'https://flexa.test/general',
  ],
  [
    'an unsubscribe link',
    'https://flexa.test/unsubscribe?person=me&code=c1',
    'https://flexa.test/unsubscribe',
  ],
  [
    'a search of an admin',
    'https://flexa.test/admin?view=users&search=ines',
    'https://flexa.test/admin',
  ],
  [
    'a shared theme',
    'https://flexa.test/flexa-theme#t=eyJuYW1lIjoi',
    'https://flexa.test/flexa-theme',
  ],
  [
    'a campaign',
    'https://flexa.test/?utm_source=news&oobCode=a1&utm_campaign=may',
    'https://flexa.test/?utm_source=news&utm_campaign=may',
  ],
  ['another site', 'https://mail.example/inbox?id=5', 'https://mail.example/inbox'],
  ['no address', '', ''],
])('redactAddress keeps only the path and the campaign of %s', (_name, address, measured) => {
  expect(redactAddress(address)).toBe(measured);
});
