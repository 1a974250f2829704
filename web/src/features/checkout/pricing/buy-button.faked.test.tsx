import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { clearPage, renderAt } from '@/testing/render';
import { OrderCard } from './order-card';
import { useChoice } from './use-choice';

vi.mock('@/lib/env', async (original) => {
  const { env } = await original<{ env: object }>();
  const setting = { publishableKey: 'pk_test_1', buttons: { 'charts-12m': 'buy_btn_year' } };
  return { env: { ...env, stripeBuyButtons: JSON.stringify(setting) } };
});

const USER = { uid: 'nora', name: 'Nora', email: 'nora@flexa.test', props: { licenses: [] } };
const findScripts = () => [...document.querySelectorAll('script[src*="js.stripe.com"]')];

beforeEach(() => {
  useSession.setState({ status: 'signed-in', uid: 'nora', user: USER as unknown as User });
});
afterEach(() => {
  clearPage();
  for (const script of findScripts()) script.remove();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

/** Waits until the setting has been read. */
const awaitSettings = () =>
  act(async () => {
    await import('./buy-button-settings');
    await new Promise((resolve) => setTimeout(resolve));
  });

function Card() {
  const { choice, choose, address } = useChoice('charts');
  return <OrderCard choice={choice} choose={choose} address={address} />;
}

test("the order card shows Stripe's button for a plan that has one, and passes the buyer to it", async () => {
  renderAt('/pricing-charts?months=12', <Card />);
  await vi.waitFor(() => expect(document.querySelector('stripe-buy-button')).not.toBeNull());
  const button = document.querySelector('stripe-buy-button');
  expect(Object.fromEntries([...(button?.attributes ?? [])].map((a) => [a.name, a.value]))).toEqual(
    {
      'buy-button-id': 'buy_btn_year',
      'publishable-key': 'pk_test_1',
      'client-reference-id': 'nora',
      'customer-email': 'nora@flexa.test',
    },
  );
  await vi.waitFor(() => expect(findScripts()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();

  // It can't be loaded here, as behind many company firewalls, so our own button replaces it.
  for (const script of findScripts()) fireEvent.error(script);
  await screen.findByRole('button', { name: 'Continue to payment' });
  expect(document.querySelector('stripe-buy-button')).toBeNull();
});

test.each(['?months=3', '?months=12&quantity=2'])(
  'the order card shows our own button and loads nothing from Stripe for %s, which has no buy button',
  async (search) => {
    renderAt(`/pricing-charts${search}`, <Card />);
    await awaitSettings();
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(document.querySelector('stripe-buy-button')).toBeNull();
    expect(findScripts()).toHaveLength(0);
  },
);

test('a visitor signs in before Stripe’s button is shown', async () => {
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  renderAt('/pricing-charts?months=12', <Card />);
  await awaitSettings();
  await screen.findByRole('button', { name: 'Sign in to continue' });
  expect(findScripts()).toHaveLength(0);
});
