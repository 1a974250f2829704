import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage } from '@/testing/render';
import { setClock } from '@/lib/clock';
import { MembershipPrices } from './membership-prices';

afterEach(() => {
  clearPage();
  setClock();
});

test.each([
  ['during the offer', '2025-10-01T12:00:00Z', ['$100', '$180', '$350']],
  ['after it', '2025-12-01T12:00:00Z', ['$120', '$240', '$420']],
])('%s the terms have their prices as text, and no bars', (_when, moment, prices) => {
  setClock(() => new Date(moment));
  const { container } = render(<MembershipPrices />);
  const terms = screen.getAllByRole('listitem');
  expect(terms).toHaveLength(3);
  terms.forEach((term, i) => within(term).getByText(prices[i] ?? ''));
  // Bars of one length for different prices said something false.
  expect(container.querySelector('[style], .bg-brand, .bg-highlight')).toBeNull();
});
