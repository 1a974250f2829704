import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToastsWanted } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { BuyCard } from './buy-card';

const BUY = 'POST /users/license/nora';
const checkout = () => ({
  status: 201,
  body: { checkoutUrl: 'https://pay.example/cs_test_1', sessionId: 'cs_test_1' },
});
const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, assign });
  useToastsWanted.setState(false, true);
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

function open(answer: Parameters<typeof fakeNetwork>[0][string] = checkout) {
  const network = fakeNetwork({ [BUY]: answer });
  renderAt('/general', <BuyCard uid="nora" name="Nora Lind" />);
  return network;
}

const button = () => screen.getByRole('button', { name: /^Buy|^To the payment/ });
const seats = (text: string) =>
  fireEvent.change(screen.getByLabelText('Seats'), { target: { value: text } });
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const total = () => screen.getByRole('status').textContent;

test('what is chosen is ordered, and the browser goes to where it is paid', async () => {
  const { asked } = open();
  choose(/^Designs/);
  choose('6');
  seats('4');
  expect(total()).toContain('$320.00');
  fireEvent.click(screen.getByRole('button', { name: 'Buy Designs' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_test_1'));
  expect(asked[BUY]?.map(({ body }) => body)).toEqual([
    { month: 6, licenseType: 'standard', visualType: 'designs', name: 'Nora Lind', quantity: 4 },
  ]);
});

test('the membership is sold for 3 months or more: the term moves with it', async () => {
  const { asked } = open();
  choose(/^Membership/);
  expect(screen.queryByRole('radio', { name: '1' })).toBeNull();
  expect(screen.getByRole('radio', { name: '3' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('button', { name: 'Buy Membership' }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(asked[BUY]?.[0]?.body).toMatchObject({
    licenseType: 'membership',
    visualType: 'suite',
    month: 3,
  });
});

test('however often it is pressed, it is one order, and the button stays busy', async () => {
  const { times } = open();
  fireEvent.click(button());
  fireEvent.click(button());
  const form = button().closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(assign).toHaveBeenCalled());
  fireEvent.click(button());
  await act(async () => undefined);
  expect(times(BUY)).toBe(1);
  expect(button().getAttribute('aria-busy')).toBe('true');
});

test('a page that the browser kept is ready again when somebody comes back to it', async () => {
  const { times } = open();
  fireEvent.click(button());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button());
  await waitFor(() => expect(times(BUY)).toBe(2));
});

test('wrong seats are told at the field, and nothing is sent', async () => {
  const { times } = open();
  seats('0');
  fireEvent.click(button());
  await screen.findByText('Choose at least 1 seat');
  seats('1001');
  await screen.findByText('Choose at most 1000 seats');
  expect(total()).toBe('$15.00 a seat');
  expect(times(BUY)).toBe(0);
});

test("the server's word on a field stands at the field, and it can be sent again", async () => {
  const message = 'This term is not sold';
  const { times } = open((count) =>
    count === 1
      ? { status: 400, body: { code: 'invalid-argument', details: [{ field: 'month', message }] } }
      : checkout(),
  );
  fireEvent.click(button());
  await screen.findByText(message);
  expect(useToastsWanted.getState()).toBe(false);
  fireEvent.click(button());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(times(BUY)).toBe(2);
});

test('any other failure is a toast', async () => {
  open(() => ({ status: 429, body: { code: 'too-many-requests', message: 'Too many tries' } }));
  fireEvent.click(button());
  await waitFor(() => expect(useToastsWanted.getState()).toBe(true));
  expect(assign).not.toHaveBeenCalled();
});
