import { expect, test } from 'vitest';
import { TRIAL_NOTICE_DAYS, type License } from '@flexa/contracts/licenses';
import { chooseLicenseNotice } from '@flexa/license';
import {
  countDaysLeft,
  groupLicenses,
  determineGroup,
  isRenewed,
  planRenewal,
  describeRevocation,
  summarizeLicenses,
  mergeEndedLicenses,
} from './license-groups';

const now = new Date('2026-03-01T12:00:00Z');
const buildEnding = (expiresAt: string, quantity = 1) =>
  ({ expiresAt, quantity, deletedAt: null, revokedReason: null }) as License;

test.each([
  ['2026-03-01T11:59:59.999Z', 'expired'],
  ['2026-03-01T12:00:00.000Z', 'expired'],
  ['2026-03-01T12:00:00.001Z', 'expiring'],
  ['2026-03-15T12:00:00.000Z', 'expiring'],
  ['2026-03-15T12:00:00.001Z', 'active'],
])('a licence that ends %s is %s', (end, group) => {
  expect(determineGroup(buildEnding(end), now)).toBe(group);
});

test.each([
  ['refunded', 'revoked', 'payment refunded'],
  ['disputed', 'revoked', 'suspended while the payment is disputed'],
  ['dispute lost', 'revoked', 'payment charged back'],
  ['Sent back', 'revoked', 'Sent back'],
  [null, 'revoked', 'ended with the account'],
  // The archiving job revokes licences that have only ended.
  ['expired', 'expired', 'expired'],
])('a licence that was revoked for %j is %s: %s', (revokedReason, group, text) => {
  const deletedAt = '2026-02-01T00:00:00Z';
  const license = { ...buildEnding('2027-01-01T00:00:00Z'), deletedAt, revokedReason };
  expect(determineGroup(license, now)).toBe(group);
  expect(describeRevocation(license)).toBe(text);
});

test('a licence that begins later is ahead and counts as inactive today', () => {
  const ahead = { ...buildEnding('2027-01-01T00:00:00Z'), startsAt: '2026-06-01T00:00:00Z' };
  expect(determineGroup(ahead, now)).toBe('ahead');
  expect(determineGroup(ahead, new Date('2026-06-01T00:00:00Z'))).toBe('active');
  expect(summarizeLicenses([ahead], now, String)).toBe('No active licences.');
});

test('a trial is active until its last five days, and ends nothing once its pack is bought', () => {
  const trial = { ...buildEnding('2026-03-15T12:00:00Z'), source: 'trial', visualType: 'charts' };
  const bought = { ...buildEnding('2026-06-01T12:00:00Z'), source: 'order', visualType: 'charts' };
  const licenses = [trial, bought] as License[];
  expect(determineGroup(licenses[0]!, now)).toBe('active');
  expect(determineGroup(licenses[0]!, new Date('2026-03-10T12:00:00Z'))).toBe('expiring');
  expect(summarizeLicenses(licenses, now, (day) => day.toISOString().slice(0, 10))).toBe(
    '2 active, 2 seats. The next one ends on 2026-06-01.',
  );
});

test('a licence counts as renewed unless its renewal was revoked', () => {
  const next = { ...buildEnding('2027-01-01T00:00:00Z'), id: 'next' };
  const first = { ...buildEnding('2026-06-01T00:00:00Z'), id: 'first', renewedBy: 'next' };
  expect(isRenewed(first, [first, next])).toBe(true);
  expect(isRenewed(first, [first, { ...next, deletedAt: '2026-02-01T00:00:00Z' }])).toBe(false);
  expect(isRenewed(first, [first])).toBe(false);
  expect(isRenewed(next, [first, next])).toBe(false);
});

test('seats that were added are renewed with the licence they joined, from either of the two', () => {
  const paid = { ...buildEnding('2027-01-02T12:00:00Z', 25), month: 12, licenseType: 'standard' };
  const first = { ...paid, id: 'first', createdAt: '2026-01-02T12:00:00Z' } as License;
  const added = {
    ...first,
    id: 'added',
    createdAt: '2026-02-02T12:00:00Z',
    quantity: 3,
    held: false,
  };
  const others: License[] = [
    { ...first, id: 'tables', visualType: 'tables' },
    { ...first, id: 'seat', seatOf: 'other', quantity: 1 },
    { ...first, id: 'refunded', deletedAt: '2026-02-03T12:00:00Z' },
    { ...first, id: 'later', expiresAt: '2027-06-02T12:00:00Z' },
  ];
  const licenses = [...others, added, first];
  const renewal = { license: 'first', quantity: 28 };
  expect([planRenewal(first, licenses), planRenewal(added, licenses)]).toEqual([renewal, renewal]);
  // A licence that was renewed alone is not part of the renewal.
  const alone = [{ ...first, renewedBy: 'later' }, added, ...others];
  expect(planRenewal(added, alone)).toEqual({ license: 'added', quantity: 3 });
});

test('groups keep the order of their licences', () => {
  const licenses = [
    buildEnding('2027-01-01T00:00:00Z', 1),
    buildEnding('2026-01-01T00:00:00Z', 2),
    buildEnding('2028-01-01T00:00:00Z', 3),
  ];
  const [active] = groupLicenses(licenses, now);
  expect(active?.licenses.map(({ quantity }) => quantity)).toEqual([1, 3]);
});

test('mergeEnded adds only ended licences from the API’s list, sorted by age', () => {
  const buildLicense = (id: string, createdAt: string, deletedAt: string | null = null) =>
    ({ id, createdAt, deletedAt }) as License;
  const live = [buildLicense('c', '2026-03-01'), buildLicense('a', '2026-01-01')];
  const listed = [
    buildLicense('d', '2026-04-01'),
    buildLicense('c', '2026-03-01', '2026-03-02'),
    buildLicense('b', '2026-02-01', '2026-02-02'),
  ];
  expect(mergeEndedLicenses(live, listed).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('the summary omits ends of renewed licences', () => {
  const next = {
    ...buildEnding('2028-01-01T00:00:00Z'),
    id: 'next',
    startsAt: '2026-05-01T00:00:00Z',
  };
  const first = { ...buildEnding('2026-05-01T00:00:00Z'), id: 'first', renewedBy: 'next' };
  const formatIso = (date: Date) => date.toISOString().slice(0, 10);
  expect(summarizeLicenses([first, next], now, formatIso)).toBe('1 active, 1 seat. It is renewed.');
  expect(
    summarizeLicenses([first, next, buildEnding('2026-09-01T00:00:00Z')], now, formatIso),
  ).toBe('2 active, 2 seats. The next one ends on 2026-09-01.');
});

test('the summary counts active licences and their seats and names the first end', () => {
  const formatIso = (date: Date) => date.toISOString().slice(0, 10);
  expect(summarizeLicenses([], now, formatIso)).toBe('No active licences.');
  expect(summarizeLicenses([buildEnding('2026-05-01T00:00:00Z', 1200)], now, formatIso)).toBe(
    '1 active, 1,200 seats. It ends on 2026-05-01.',
  );
  expect(
    summarizeLicenses(
      [buildEnding('2026-05-01T00:00:00Z', 5), buildEnding('2026-03-10T00:00:00Z')],
      now,
      formatIso,
    ),
  ).toBe('2 active, 6 seats. The next one ends on 2026-03-10.');
});

test('a clock that was set back doesn’t extend a trial', () => {
  const trial = {
    ...buildEnding('2026-03-15T12:00:00Z'),
    source: 'trial' as const,
    createdAt: '2026-03-01T12:00:00Z',
  };
  expect(countDaysLeft(trial, new Date('2026-03-10T12:00:00Z'))).toBe(5);
  expect(countDaysLeft(trial, new Date('2025-01-01T00:00:00Z'))).toBe(14);
  expect(determineGroup(trial, new Date('2025-01-01T00:00:00Z'))).toBe('active');
});

test('a visual announces a trial’s end on the same days as this page', () => {
  const isTold = (daysLeft: number) =>
    chooseLicenseNotice(
      {
        state: 'trial',
        daysLeft,
        isLicensed: true,
        message: 'It is a trial.',
        claims: null,
        endsAt: null,
        fault: null,
      },
      { usesPaidFeatures: true, isEditing: true },
    ) !== null;
  expect([TRIAL_NOTICE_DAYS, TRIAL_NOTICE_DAYS + 1].map(isTold)).toEqual([true, false]);
});
