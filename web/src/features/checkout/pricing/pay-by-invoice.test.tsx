import {
  fireEvent,
  type queries,
  screen,
  waitFor,
  within,
  type BoundFunctions,
} from '@testing-library/react';
import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { useLicenses } from '@/features/licenses';
import { clearPage } from '@/testing/render';
import { BUY, setUpBuyer, open, pay, type } from './testing/card';

const INVOICE = 'POST /users/invoice/nora';
const answerInvoice = () => ({
  status: 201,
  body: {
    orderId: 'in_1',
    number: 'FLEXA-0007',
    dueAt: '2026-03-02T12:00:00.000Z',
    invoiceUrl: 'https://invoice.example/in_1',
    isPaid: false,
  },
});
const answerTeams = () => ({
  body: { data: [{ id: 'nora', billing: { company: 'Lindqvist AB', poNumber: '4711' } }] },
});
const FIELDS = {
  'Street and number': 'Storgatan 1',
  'Postal code': '111 22',
  City: 'Stockholm',
  Country: 'SE',
  'VAT number (optional)': 'SE 5566 7788 9901',
};

setUpBuyer();

async function openDialog(): Promise<BoundFunctions<typeof queries>> {
  fireEvent.click(await screen.findByRole('button', { name: 'Pay by invoice within 30 days' }));
  return within(await screen.findByRole('dialog'));
}

function fill(form: Awaited<ReturnType<typeof openDialog>>) {
  for (const [label, value] of Object.entries(FIELDS)) {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  }
}

test('five seats can be paid by invoice, four can’t', async () => {
  open('/pricing-charts?months=3&quantity=4');
  expect(screen.queryByText(/by invoice/)).toBeNull();
  type('5');
  await screen.findByRole('button', { name: 'Pay by invoice within 30 days' });
  pay();
});

test('the invoice dialog starts with the company’s known details and sends the displayed ones', async () => {
  const { requests, times } = open('/pricing-charts?months=3&quantity=25', undefined, undefined, {
    [INVOICE]: answerInvoice,
    'GET /teams': answerTeams,
  });
  const form = await openDialog();
  form.getByText(/^Flexa Charts, 25 seats, \$1,500 before tax\. Stripe sends the invoice/);
  await waitFor(() =>
    expect(form.getByLabelText<HTMLInputElement>('Company').value).toBe('Lindqvist AB'),
  );
  expect(form.getByLabelText<HTMLInputElement>('Send the invoice to').value).toBe(
    'nora@flexa.test',
  );
  fill(form);
  fireEvent.click(form.getByRole('button', { name: 'Send invoice' }));
  await screen.findByRole('heading', { name: 'Invoice FLEXA-0007 is sent' });
  expect(requests[INVOICE]?.[0]?.body).toEqual({
    name: 'Nora Lind',
    month: 3,
    licenseType: 'standard',
    visualType: 'charts',
    quantity: 25,
    shownTotal: 150_000,
    requestId: expect.any(String) as string,
    billing: {
      company: 'Lindqvist AB',
      email: 'nora@flexa.test',
      poNumber: '4711',
      address: { street: 'Storgatan 1', postalCode: '111 22', city: 'Stockholm', country: 'SE' },
      taxId: 'SE556677889901',
    },
  });
  // The dialog is inside the card's form, which must not submit too.
  expect(times(BUY)).toBe(0);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Open invoice/ });
  expect(link.href).toBe('https://invoice.example/in_1');
});

test('the invoice dialog shows the server’s error at its field and keeps the input', async () => {
  const message = 'This is not a VAT number of that country';
  open('/pricing-charts?months=3&quantity=25', undefined, undefined, {
    [INVOICE]: () => ({
      status: 400,
      body: {
        code: 'invalid-argument',
        message: `billing.taxId: ${message}`,
        details: [{ field: 'billing.taxId', message }],
      },
    }),
  });
  const form = await openDialog();
  fill(form);
  fireEvent.click(form.getByRole('button', { name: 'Send invoice' }));
  await form.findByText(message);
  expect(form.getByLabelText<HTMLInputElement>('City').value).toBe('Stockholm');
  expect(form.getByLabelText(/VAT number/).getAttribute('aria-invalid')).toBe('true');
});

test('a repeated invoice request keeps its id, and a changed field gets a new one', async () => {
  const { requests } = open('/pricing-charts?months=3&quantity=25', undefined, undefined, {
    [INVOICE]: () => ({ status: 503, body: { code: 'payments-busy', message: 'Busy' } }),
  });
  const form = await openDialog();
  fill(form);
  const press = async (times: number) => {
    fireEvent.click(form.getByRole('button', { name: 'Send invoice' }));
    await waitFor(() => expect(requests[INVOICE]).toHaveLength(times));
    await form.findByText('Busy');
  };
  await press(1);
  await press(2);
  fireEvent.change(form.getByLabelText('City'), { target: { value: 'Solna' } });
  await press(3);
  const [first, again, other] = (requests[INVOICE] ?? []).map(
    ({ body }) => (body as { requestId: string }).requestId,
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('seats can join a licence by invoice while it has 44 days left', async () => {
  const openAddition = (expiresAt: string) => {
    const license = {
      id: 'order-1',
      visualType: 'charts',
      licenseType: 'standard',
      month: 6,
      deletedAt: null,
      createdAt: '2025-10-02T12:00:00.000Z',
      expiresAt,
    };
    useLicenses.setState({ licenses: [license as License] });
    open('/pricing-charts?quantity=5&add-seats=1');
  };
  openAddition('2026-03-15T12:00:00.000Z');
  screen.getByText(/Added seats end/);
  expect(screen.queryByText(/by invoice/)).toBeNull();
  clearPage();
  openAddition('2026-03-16T12:00:00.000Z');
  await screen.findByRole('button', { name: /by invoice/ });
});
