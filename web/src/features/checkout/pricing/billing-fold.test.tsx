import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '@/features/auth';
import { BUY, ORDERS, assign, answerCheckout, open, pay, setUpBuyer } from './testing/card';

setUpBuyer();

const getFold = () => screen.getByText('Buying for a company?');
/** Does what a browser does on a click on the summary; jsdom doesn't. */
async function unfold() {
  const details = getFold().closest('details');
  if (!details) throw new Error('Nothing to unfold');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  if (useSession.getState().uid !== null) await screen.findByLabelText('Company');
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the company fields send filled ones with the order and omit empty ones', async () => {
  const { requests } = open('/pricing-charts', answerCheckout, () => ({ body: { data: [] } }));
  expect(screen.queryByLabelText('Company')).toBeNull();
  await unfold();
  write('Company', ' Lind GmbH ');
  write('PO number', 'PO 4711');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({
    billing: { company: 'Lind GmbH', poNumber: 'PO 4711' },
  });
  expect(requests[BUY]?.[0]?.body).not.toHaveProperty('billing.email');
});

test('the company fields take company and address of the last invoice, but not its number', async () => {
  const billing = { company: 'Lind GmbH', email: 'invoices@lind.test', poNumber: 'PO 1' };
  const data = [{ billing: { email: 'nora@flexa.test' } }, { billing }];
  const { requests } = open('/pricing-charts', answerCheckout, () => ({ body: { data } }));
  expect(requests[ORDERS]).toBeUndefined();
  await unfold();
  await screen.findByDisplayValue('Lind GmbH');
  expect(screen.getByLabelText<HTMLInputElement>('PO number').value).toBe('');
  write('Billing e-mail', '');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ billing: { company: 'Lind GmbH' } });
  expect(requests[BUY]?.[0]?.body).not.toHaveProperty('billing.email');
});

test('the company fields take the team’s stored details, including the number', async () => {
  const kept = { company: 'Lind AB', email: 'books@lind.test', poNumber: 'PO 2026' };
  const own = { id: 'nora', name: null, role: 'owner', billing: kept };
  const { requests } = open('/pricing-charts', answerCheckout, undefined, {
    'GET /teams': () => ({ body: { data: [own] } }),
  });
  await unfold();
  await screen.findByDisplayValue('PO 2026');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ billing: kept });
});

test('the company fields load no team for a buyer whose address is not confirmed', async () => {
  const { requests } = open('/pricing-charts', answerCheckout, () => ({ body: { data: [] } }));
  const identity = {
    uid: 'nora',
    email: 'nora@flexa.test',
    displayName: 'Nora',
    emailVerified: false,
    providers: ['password'],
  };
  useSession.setState({ identity });
  await unfold();
  // The card looks for an unpaid invoice too.
  await waitFor(() => expect(requests[ORDERS]).toHaveLength(2));
  expect(requests['GET /teams']).toBeUndefined();
  useSession.setState({ identity: null });
});

test('the company fields show the server’s error at the field it names', async () => {
  const message = 'Enter an address like name@company.com';
  const wrong = { code: 'invalid-argument', details: [{ field: 'billing.email', message }] };
  open(
    '/pricing-charts',
    () => ({ status: 400, body: wrong }),
    () => ({ body: { data: [] } }),
  );
  await unfold();
  write('Billing e-mail', 'invoices');
  fireEvent.click(pay());
  const field = screen.getByLabelText('Billing e-mail');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

test('a visitor signs in before entering a company', async () => {
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  open();
  await screen.findByRole('button', { name: 'Sign in to continue' });
  expect(screen.queryByText('Buying for a company?')).toBeNull();
});
