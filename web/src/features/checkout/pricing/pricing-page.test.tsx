import { fireEvent, screen, waitFor } from '@testing-library/react';
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

test('a visitor who typed too many licences is told so before they sign in, and the address keeps it', async () => {
  const { address } = renderAt('/pricing-charts', <PricingPage pack="charts" />);
  const licences = screen.getByLabelText<HTMLInputElement>('Licences');
  fireEvent.change(licences, { target: { value: '5000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to continue' }));
  expect(document.activeElement).toBe(licences);
  await waitFor(() => expect(address()).toBe('/pricing-charts?months=12&quantity=5000'));
});
