import type { Page } from '@playwright/test';
import { API_PREFIX } from '@flexa/contracts/operation';
import {
  expectPurchaseDone,
  waitForPayPage,
  findPayButton,
  clickButton,
  expect,
  test,
} from './fixtures/shop';
import { waitUntilSettled } from './fixtures/pages';
import { createAdmin, createWord, PORTAL, type Account } from './fixtures/people';
import { measureOverflow, findViolations } from './fixtures/violations';

const COMPANY = 'Lindqvist Logistik Aktiebolag';
const VAT_NUMBER = 'SE556677889901';

/** Creates a code for 13 percent off at Stripe, as the seller does in its dashboard. */
async function createCode(stripe: string): Promise<string> {
  const create = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(`${stripe}/v1/${path}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams(fields),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  const code = createWord().toUpperCase();
  const { id } = await create('coupons', { percent_off: '13', duration: 'once' });
  await create('promotion_codes', {
    code,
    'promotion[type]': 'coupon',
    'promotion[coupon]': id,
  });
  return code;
}

/** Reads the row of the seller's books that contains a word, by the names of its columns. */
async function findBookedRow(word: string, { token }: Account): Promise<Record<string, string>> {
  const response = await fetch(`${PORTAL}${API_PREFIX}/admin/orders.csv`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [head = '', ...rows] = (await response.text()).split('\r\n');
  const cells = rows.map((row) => row.split(',')).filter((row) => row.includes(word));
  expect(cells).toHaveLength(1);
  return Object.fromEntries(head.split(',').map((name, n) => [name, cells[0]?.[n] ?? '']));
}

test('a company buys with VAT number, PO number and code, pays its tax, finds the invoice, matches the books to the cent, and then buys by invoice', async ({
  openAsNewCustomer,
  browsers,
}) => {
  // The server refuses the invalid address.
  browsers.allowConsoleMessage(/status of 400/);
  const options = { viewport: { width: 360, height: 800 } };
  const admin = await createAdmin();
  const { page } = await openAsNewCustomer('/pricing-charts?months=3', 'Nora Lind', options);
  await page.getByText('Buying for a company?', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Company' }).fill(COMPANY);
  await page.getByLabel('Billing e-mail').fill('invoices');
  await page.getByLabel('PO number').fill('PO 4711');
  await waitUntilSettled(page);
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);

  await findPayButton(page).click();
  const email = page.getByLabel('Billing e-mail');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('invoices@lindqvist.test');
  await findPayButton(page).click();
  await waitForPayPage(page);
  await expect(page.getByLabel('Email')).toHaveValue('invoices@lindqvist.test');
  const code = await createCode(new URL(page.url()).origin);
  await page.getByLabel('Promotion code').fill(code);
  await clickButton(page, 'Apply');
  await page.getByText(`Promotion code ${code}`).waitFor();
  // Without a VAT number Sweden's 25 percent are due; with one the company owes them itself.
  await page.getByLabel('Country').selectOption('SE');
  await clickButton(page, 'Work out the tax');
  await page.getByText('$65.25').first().waitFor();
  await page.getByLabel('Business name').fill(COMPANY);
  await page.getByLabel('VAT number').fill(VAT_NUMBER);
  await clickButton(page, 'Work out the tax');
  await page.getByText('Tax (reverse charge)').waitFor();
  await clickButton(page, 'Pay');
  await expectPurchaseDone(page, 'Flexa Charts');

  await page.goto('/general');
  const order = page.locator('tr[data-order]');
  await order.getByText(`${COMPANY} · PO 4711`).waitFor();
  const [invoice] = await Promise.all([
    page.context().waitForEvent('page'),
    order
      .getByRole('button', { name: /^Invoice/ })
      .filter({ visible: true })
      .click(),
  ]);
  for (const text of ['PO 4711', VAT_NUMBER, 'Tax (reverse charge)', '$52.20']) {
    await invoice.getByText(text).first().waitFor();
  }
  await invoice.close();
  expect(await findBookedRow(code, admin)).toMatchObject({
    product: 'charts',
    months: '3',
    seats: '1',
    state: 'paid',
    currency: 'usd',
    gross: '6000',
    credit: '0',
    discount: '780',
    tax: '0',
    movement: 'payment',
    amount: '5220',
    // 2.9 percent and 30 cents.
    settlementCurrency: 'usd',
    fee: '181',
    net: '5039',
    country: 'SE',
    taxId: VAT_NUMBER,
    company: COMPANY,
    poNumber: 'PO 4711',
    billingEmail: 'invoices@lindqvist.test',
    invoice: expect.stringMatching(/^[A-Z0-9]+-\d{4}$/),
  });

  await page.goto('/pricing-tables?months=3&quantity=5');
  await page.getByText('Buying for a company?', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue(COMPANY);
  await expect(page.getByLabel('PO number')).toHaveValue('');
  await buyByInvoice(page, admin);
});

/** Buys five seats for three months as the same people, from the order card to the books. */
async function buyByInvoice(page: Page, admin: Account): Promise<void> {
  const poNumber = createWord();
  await page.getByRole('button', { name: 'Pay by invoice within 30 days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay by invoice' });
  await expect(dialog.getByLabel('Company')).toHaveValue(COMPANY);
  await dialog.getByLabel('Street and number').fill('Storgatan 1');
  await dialog.getByLabel('Postal code').fill('111 22');
  await dialog.getByLabel('City').fill('Stockholm');
  await dialog.getByLabel('Country').selectOption('SE');
  await dialog.getByLabel('VAT number').fill(VAT_NUMBER);
  await dialog.getByLabel('PO number').fill(poNumber);
  await clickButton(page, 'Send invoice');
  const [invoice] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open invoice' }).click(),
  ]);
  for (const text of [COMPANY, VAT_NUMBER, poNumber, 'Flexa Tables, 3 months', '$300.00']) {
    await invoice.getByText(text).first().waitFor();
  }

  await page.goto('/general');
  await expect(page.locator('[data-license]')).toHaveCount(1);
  await clickButton(invoice, 'Pay by bank transfer');
  // Closing the page before the answer could cancel the request.
  await invoice.getByText('Paid', { exact: true }).waitFor();
  await invoice.close();
  // The licence appears without a reload.
  await expect(page.locator('[data-license]')).toHaveCount(2);
  expect(await findBookedRow(poNumber, admin)).toMatchObject({
    product: 'tables',
    months: '3',
    seats: '5',
    state: 'paid',
    currency: 'usd',
    gross: '30000',
    discount: '0',
    tax: '0',
    movement: 'payment',
    amount: '30000',
    settlementCurrency: 'usd',
    fee: '900',
    net: '29100',
    country: 'SE',
    taxId: VAT_NUMBER,
    company: COMPANY,
    invoice: expect.stringMatching(/^[A-Z0-9]+-\d{4}$/),
  });
}
