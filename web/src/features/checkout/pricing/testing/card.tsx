import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { setClock } from '@/lib/clock';
import { local } from '@/lib/storage';
import { useToastsWanted } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { OrderCard } from '../order-card';
import { useChoice } from '../use-choice';

export const BUY = 'POST /users/license/nora';
export const ORDERS = 'GET /users/nora/orders';
const NOW = new Date('2026-01-31T12:00:00Z');
const USER: User = {
  id: 'nora',
  uid: 'nora',
  name: 'Nora Lind',
  email: 'nora@flexa.test',
  isAdmin: false,
  isSupport: false,
  disabled: false,
  hasPurchased: false,
  createdAt: '2025-11-02T08:00:00.000Z',
  props: { licenses: [] },
};
export const answerCheckout = () => ({
  status: 201,
  body: { checkoutUrl: 'https://pay.example/cs_test_1', sessionId: 'cs_test_1' },
});
export const assign = vi.fn();

/** Signs a buyer in at the end of January before each test of a file. */
export function setUpBuyer(): void {
  beforeEach(() => {
    assign.mockReset();
    setClock(() => NOW);
    vi.stubGlobal('location', { ...window.location, assign });
    useToastsWanted.setState(false, true);
    local.set('access_token', 'token');
    local.set('uid', 'nora');
    useSession.setState({ status: 'signed-in', uid: 'nora', user: USER });
  });
  afterEach(() => {
    clearPage();
    vi.unstubAllGlobals();
    setClock();
    local.remove('access_token', 'uid', 'before_login_path');
    useSession.setState({ status: 'signed-out', uid: null, user: null });
    useLicenses.setState({ licenses: null });
  });
}

function Card() {
  const { choice, choose, address } = useChoice('charts');
  return <OrderCard choice={choice} choose={choose} address={address} />;
}

/** Shows the card at an address, with a network that answers orders and the lists of orders and teams. */
export function open(
  path = '/pricing-charts',
  answer: Parameters<typeof fakeNetwork>[0][string] = answerCheckout,
  orders: Parameters<typeof fakeNetwork>[0][string] = () => ({ body: { data: [] } }),
  more: Parameters<typeof fakeNetwork>[0] = {},
) {
  const network = fakeNetwork({
    [BUY]: answer,
    [ORDERS]: orders,
    'GET /teams': () => ({ body: { data: [] } }),
    ...more,
  });
  return { ...network, ...renderAt(path, <Card />, { hasQueries: false }) };
}

/** Ticks the consent, if the card asks for it, and returns the pay button. */
export function pay(): HTMLElement {
  const box = screen.queryByRole<HTMLInputElement>('checkbox', { name: /expressly agree/ });
  if (box && !box.checked && !box.disabled) fireEvent.click(box);
  return screen.getByRole('button', { name: /payment|Sign in/ });
}
export const getTile = (months: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${months} ?month`) });
export const getLicencesField = () => screen.getByLabelText<HTMLInputElement>('Seats');
export const type = (text: string) =>
  fireEvent.change(getLicencesField(), { target: { value: text } });
export const readTotal = () => screen.getByRole('status', { name: 'Total' }).textContent;
