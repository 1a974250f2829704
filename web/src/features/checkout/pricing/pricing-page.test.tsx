import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { PricingPage } from './pricing-page';

beforeEach(() => fakeNetwork({}));
afterEach(clearPage);

test('the page of a pack offers the pack, free too, and the membership beside it', () => {
  renderAt('/pricing-charts', <PricingPage pack="charts" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Charts');
  screen.getByRole('region', { name: 'Free licence' });
  screen.getByRole('heading', { name: 'Building with theme and design too?' });
  screen.getByText('About buying and using a licence for Charts.');
});

test('the membership’s tab speaks of the membership', () => {
  renderAt('/pricing-charts?plan=membership', <PricingPage pack="charts" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Membership');
  expect(screen.queryByRole('region', { name: 'Free licence' })).toBeNull();
  screen.getByRole('heading', { name: 'What the membership holds' });
  screen.getByText('About buying and using the membership.');
});
