import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { QueryProvider } from '@/lib/query-provider';
import { clearPage, renderAt } from '@/testing/render';
import type { LicenseGroup } from './license-groups';
import { LicenseRow } from './license-row';

afterEach(clearPage);

const NOW = new Date('2026-03-01T12:00:00.000Z');
const LICENSE = {
  id: 'order-1',
  visualType: 'charts',
  licenseType: 'standard',
  month: 12,
  quantity: 25,
  source: 'order',
  createdAt: '2026-01-02T12:00:00.000Z',
  deletedAt: null,
  expiresAt: '2027-01-02T12:00:00.000Z',
} as License;

function show(changes: Partial<License>, group: LicenseGroup = 'active') {
  renderAt(
    '/general',
    <QueryProvider>
      <ul>
        <LicenseRow
          license={{ ...LICENSE, ...changes }}
          group={group}
          now={NOW}
          isRenewed={false}
          renewal={{ license: 'order-1', quantity: 28 }}
          isNew={false}
        />
      </ul>
    </QueryProvider>,
  );
}

test('a trial has the badge Trial', () => {
  show({ source: 'trial', licenseType: 'free', quantity: 1 });
  screen.getByText('Trial');
  expect(screen.queryByText('Free')).toBeNull();
});

test('seats that are all for others show no key in their buyer’s account', () => {
  show({ quantity: 1, held: false });
  screen.getByText('Its seats are for your team');
  expect(screen.queryByRole('button', { name: /Copy key/ })).toBeNull();
});

test('“Renew” continues the licence that seats were added to, with all seats that end together', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Renew Flexa Charts' }).getAttribute('href')).toBe(
    '/pricing-charts?months=12&quantity=28&licence=order-1',
  );
});

test('a licence with a key leads to its visuals', () => {
  show({});
  expect(
    screen.getByRole('link', { name: 'Install the visuals of Flexa Charts' }).getAttribute('href'),
  ).toBe('/flexa-charts#install');
  clearPage();
  show({ visualType: 'suite', licenseType: 'membership' });
  const all = screen.getByRole('link', { name: 'Install the visuals of Flexa Membership' });
  expect(all.getAttribute('href')).toBe('/general#marketplace');
  clearPage();
  show({ expiresAt: '2026-02-01T12:00:00.000Z' }, 'expired');
  expect(screen.queryByRole('link', { name: /Install/ })).toBeNull();
});

test('a bought pack has the badge Pack', () => {
  show({});
  screen.getByText('Pack');
  expect(screen.queryByText('Standard')).toBeNull();
});

test('a seat names its licence’s owner, since two teams may assign seats of one pack', () => {
  show({ seatOf: 'order-1', quantity: 1, name: 'Lindqvist AB' });
  screen.getByText('Your seat from Lindqvist AB · since 2 Jan 2026');
});

test.each([
  ['15 days', '2026-03-16T12:00:00.000Z', false],
  ['14 days', '2026-03-15T12:00:00.000Z', true],
])(
  '%s before its start the next key is available, as its e-mail says: %s',
  (_when, startsAt, isThere) => {
    show({ startsAt }, 'ahead');
    expect(screen.queryAllByRole('button', { name: /Copy key/ })).toHaveLength(isThere ? 1 : 0);
    expect(screen.queryAllByText('Key from 2 Mar 2026')).toHaveLength(isThere ? 0 : 1);
  },
);

test.each([
  ['a day after its end', {}, '2026-02-28T12:00:00.000Z', 'Key works until 14 Mar 2026'],
  ['14 days after its end', {}, '2026-02-15T12:00:00.000Z', 'Key no longer valid'],
  ['of a trial', { source: 'trial' }, '2026-02-28T12:00:00.000Z', 'Key no longer valid'],
] as const)('a licence row explains the key of a licence %s', (_when, changes, expiresAt, text) => {
  show({ ...changes, expiresAt }, 'expired');
  screen.getByText(text);
});

test('a named licence shows its name, and its buttons say which one they are for', () => {
  show({ label: 'Finance' });
  screen.getByText('Flexa Charts · Finance');
  screen.getByRole('link', { name: 'Renew Flexa Charts · Finance' });
  screen.getByRole('button', { name: 'More for Flexa Charts · Finance' });
});
