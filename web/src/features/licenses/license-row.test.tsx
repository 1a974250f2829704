import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { QueryProvider } from '@/lib/query-provider';
import { clearPage, renderAt } from '@/testing/render';
import { LicenseRow } from './license-row';

afterEach(clearPage);

const NOW = new Date('2026-03-01T12:00:00.000Z');
const LICENSE = {
  ...{ id: 'order-1', visualType: 'charts', licenseType: 'standard', month: 12, quantity: 25 },
  ...{ source: 'order', createdAt: '2026-01-02T12:00:00.000Z', deletedAt: null },
  expiresAt: '2027-01-02T12:00:00.000Z',
} as License;

function show(changes: Partial<License>) {
  renderAt(
    '/general',
    <QueryProvider>
      <ul>
        <LicenseRow
          license={{ ...LICENSE, ...changes }}
          group="active"
          now={NOW}
          isRenewed={false}
          renewal={{ license: 'order-1', quantity: 28 }}
          isNew={false}
        />
      </ul>
    </QueryProvider>,
  );
}

test('seats that are all for others have no key in the account of their buyer', () => {
  show({ quantity: 1, held: false });
  screen.getByText('Its seats are for your team');
  expect(screen.queryByRole('button', { name: /Copy key/ })).toBeNull();
});

test('Renew leads to the licence that carries on, with all seats that end together', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Renew Flexa Charts' }).getAttribute('href')).toBe(
    '/pricing-charts?months=12&quantity=28&licence=order-1',
  );
});
