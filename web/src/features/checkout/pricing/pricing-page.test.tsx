import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setClock } from '@/lib/clock';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { PricingPage } from './pricing-page';
// Loads the lazy parts before the tests, so that a slow machine doesn't wait within one.
import './return-band';

beforeEach(() => fakeNetwork({}));
afterEach(() => {
  clearPage();
  setClock();
});

const readTotal = () => screen.getByRole('status', { name: 'Total' }).textContent;
const getTabs = () => screen.getByRole('navigation', { name: 'What to buy' });
const getTab = (name: string) => within(getTabs()).getByRole<HTMLAnchorElement>('link', { name });

test.each([
  ['charts', '/pricing-charts', 'Charts', '$210', 4],
  ['designs', '/pricing-design', 'Designs', '$210', 4],
  ['tables', '/pricing-tables', 'Tables', '$210', 4],
  ['analytics', '/pricing-analytics', 'Analytics', '$210', 4],
  ['charts', '/pricing-charts?plan=membership', 'Membership', '$420', 3],
] as const)('%s at %s has a name, a title, a price and a tab of its own', async (...row) => {
  const [pack, path, name, price, terms] = row;
  renderAt(path, <PricingPage pack={pack} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
  expect(document.title).toBe(`${name} pricing · Flexa`);
  expect(getTabs().querySelector('[aria-current="page"]')?.textContent).toBe(name);
  expect(readTotal()).toBe(price);
  expect(screen.getAllByRole('radio')).toHaveLength(terms);
  await screen.findByRole('heading', { name: 'Questions' });
  const helpLink = screen.getByRole('link', { name: 'Before you buy' });
  expect(helpLink.getAttribute('href')).toBe('/document/before-you-buy');
});

test('the arrow keys move between the tabs, which are links that keep the choice', () => {
  renderAt('/pricing-charts?months=3&quantity=2', <PricingPage pack="charts" />);
  getTab('Charts').focus();
  const walked = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft'].map(
    (key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      return document.activeElement?.textContent;
    },
  );
  expect(walked).toEqual(['Designs', 'Tables', 'Designs', 'Membership', 'Charts', 'Membership']);
  expect(getTab('Membership').getAttribute('href')).toBe(
    '/pricing-charts?plan=membership&months=3&quantity=2',
  );
  expect(getTab('Tables').getAttribute('href')).toBe('/pricing-tables?months=3&quantity=2');
});

test('clicks on tiles add no entries to the history', async () => {
  const { address, back } = renderAt('/pricing-charts', <PricingPage pack="charts" />, {
    before: '/about-us',
  });
  for (const months of [6, 3]) {
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${months} ?month`) }));
  }
  await waitFor(() => expect(address()).toBe('/pricing-charts?months=3'));
  await back();
  expect(address()).toBe('/about-us');
});

test('the membership’s list prices are struck out during the offer and alone after it', () => {
  setClock(() => new Date('2025-10-01T12:00:00Z'));
  renderAt('/pricing-charts', <PricingPage pack="charts" />);
  screen.getByText(/The offer price is valid until 31 October 2025\./);
  const struck = [...document.querySelectorAll('#membership s')].map((old) => old.textContent);
  expect(struck).toEqual(['$120', '$240', '$420']);
  clearPage();
  renderAt('/pricing-charts?plan=membership', <PricingPage pack="charts" />);
  screen.getByText('Save $70');
  expect(readTotal()).toBe('$350');
  clearPage();

  setClock(() => new Date('2025-11-01T00:00:00Z'));
  renderAt('/pricing-charts?plan=membership', <PricingPage pack="charts" />);
  expect(document.querySelector('s')).toBeNull();
  expect(document.body.textContent).not.toMatch(/Save \$|offer price/);
  expect(readTotal()).toBe('$420');
});

test('the comparison links to the order card and focuses it', async () => {
  const { address } = renderAt('/pricing-charts?months=1', <PricingPage pack="charts" />);
  fireEvent.click(screen.getByRole('link', { name: 'Get membership' }));
  await waitFor(() => expect(address()).toBe('/pricing-charts?plan=membership&months=3'));
  await waitFor(() => expect(document.activeElement?.id).toBe('order-title'));
});

test.each([
  ['was cancelled', 'cancelled', 'Nothing was charged'],
  ['failed', 'failed', 'The payment did not go through'],
])('the page says that a payment %s and keeps the choice', async (_name, payment, text) => {
  renderAt(`/pricing-charts?months=1&quantity=3&payment=${payment}`, <PricingPage pack="charts" />);
  await screen.findByText(text);
  expect(readTotal()).toBe('$72');
});

test('a pack’s page offers the pack, its free licence and the membership', () => {
  renderAt('/pricing-charts', <PricingPage pack="charts" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Charts');
  screen.getByRole('region', { name: 'Free licence' });
  screen.getByRole('heading', { name: 'Building with theme and design too?' });
  screen.getByText('About buying and using a licence for Charts.');
});

test('the membership’s tab describes the membership', () => {
  renderAt('/pricing-charts?plan=membership', <PricingPage pack="charts" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Membership');
  expect(screen.queryByRole('region', { name: 'Free licence' })).toBeNull();
  screen.getByRole('heading', { name: 'What’s included' });
  screen.getByText('About buying and using the membership.');
});

test('the pricing page refuses too many seats before a visitor signs in, and keeps the number in the address', async () => {
  const { address } = renderAt('/pricing-charts', <PricingPage pack="charts" />);
  const seats = screen.getByLabelText<HTMLInputElement>('Seats');
  fireEvent.change(seats, { target: { value: '5000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to continue' }));
  expect(document.activeElement).toBe(seats);
  await waitFor(() => expect(address()).toBe('/pricing-charts?months=12&quantity=5000'));
});
