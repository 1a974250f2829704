import { expect, test } from 'vitest';
import { normalizeSpaces } from '@/testing/plain';
import { chooseQuestion } from './offer-question';

const AT = new Date('2026-11-20T12:00:00Z');
const OFFER = { expiryDate: '2027-03-01T12:00:00Z', userCount: 100, placesLeft: 40 };
const SAME = { expiryDate: OFFER.expiryDate, userCount: 100 };

test.each([
  ['a date that is over', { ...SAME, expiryDate: '2016-03-01T12:00:00Z' }, 'ends the offer'],
  ['no places left', { ...SAME, userCount: 60 }, 'leaves no places'],
  ['an earlier date', { ...SAME, expiryDate: '2027-02-01T12:00:00Z' }, '1 Feb 2027 instead of'],
])('chooseQuestion asks before %s', (_name, changes, text) => {
  expect(normalizeSpaces(chooseQuestion(OFFER, changes, AT)?.title)).toContain(text);
});

test.each([
  ['a later date and more places', OFFER, { expiryDate: '2028-01-01T12:00:00Z', userCount: 200 }],
  ['fewer places, some of them free', OFFER, { ...SAME, userCount: 80 }],
  ['fewer than are taken, which is refused', OFFER, { ...SAME, userCount: 0 }],
  ['an offer that is over', { ...OFFER, expiryDate: '2026-01-01T12:00:00Z' }, SAME],
  ['a new offer', undefined, SAME],
])('chooseQuestion does not ask about %s', (_name, offer, changes) => {
  expect(chooseQuestion(offer, changes, AT)).toBeNull();
});
