import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { useLicenses } from '@/features/licenses';
import { normalizeSpaces } from '@/testing/plain';
import { open, setUpBuyer, type } from './testing/card';

setUpBuyer();

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.stubGlobal('print', () => printed.push(normalizeSpaces(document.body.textContent)));
});

const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Print as an offer' }));

test('a printed offer has the seller, item, seats, price before tax and the end of the offer', async () => {
  open('/pricing-charts?months=3&quantity=4');
  await press();
  const sheet = within(screen.getByRole('region', { name: 'Offer', hidden: true }));
  const words = normalizeSpaces(sheet.getByText('Seller').closest('section')?.textContent);
  for (const part of [
    'Issued 31 January 2026',
    'Example Company Ltd1 Example Street, Example Town',
    'ItemFlexa Charts licence, 3 months',
    'Seats4',
    'Price per seat$60',
    'Total before tax$240',
    'exclude tax',
    'Valid until 2 Mar 2026',
    '/pricing-charts?months=3&quantity=4 by card, or from 5 seats by invoice',
  ]) {
    expect(words).toContain(part);
  }
  // The sheet is in the document while the browser prints.
  expect(printed).toEqual([expect.stringContaining('Valid until 2 Mar 2026')]);
});

test('printing an offer leaves the page as it was', async () => {
  open('/pricing-charts?months=3&quantity=4');
  await press();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('region', { name: 'Offer', hidden: true })).toBeNull();
});

test('an offer can’t be printed without a number of seats', async () => {
  open('/pricing-charts?months=3&quantity=4');
  await screen.findByRole('button', { name: 'Print as an offer' });
  type('many');
  expect(screen.queryByRole('button', { name: 'Print as an offer' })).toBeNull();
});

test('an offer can’t be printed for added seats, whose price changes daily', async () => {
  const license = {
    id: 'order-1',
    visualType: 'charts',
    licenseType: 'standard',
    month: 6,
    deletedAt: null,
    createdAt: '2025-10-02T12:00:00.000Z',
    expiresAt: '2026-04-02T12:00:00.000Z',
  };
  useLicenses.setState({ licenses: [license as License] });
  open('/pricing-charts?quantity=5&add-seats=1');
  await screen.findByText(/Added seats end/);
  await screen.findByRole('button', { name: /by invoice/ });
  expect(screen.queryByRole('button', { name: 'Print as an offer' })).toBeNull();
});
