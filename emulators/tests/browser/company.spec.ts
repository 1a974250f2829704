import {
  expectArrived,
  expectTotal,
  onPayPage,
  payButton,
  press,
  expect,
  test,
} from './fixtures/shop';
import { settled } from './fixtures/pages';
import { sidewaysBy, violations } from './fixtures/violations';

const COMPANY = 'Lindqvist Logistik Aktiebolag';

test('a company buys with its name, a billing address and a PO number, and finds them again', async ({
  newCustomerAt,
  visits,
}) => {
  // The address that is none is refused by the server.
  visits.expectComplaint(/status of 400/);
  const options = { viewport: { width: 360, height: 800 } };
  const { page } = await newCustomerAt('/pricing-charts?months=3', 'Nora Lind', options);
  await expectTotal(page, '$60');
  await page.getByText('Buying for a company?').click();
  await page.getByRole('textbox', { name: 'Company' }).fill(COMPANY);
  await page.getByLabel('Billing e-mail').fill('invoices');
  await page.getByLabel('PO number').fill('PO 4711');
  await settled(page);
  expect(await sidewaysBy(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await payButton(page).click();
  const email = page.getByLabel('Billing e-mail');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('invoices@lindqvist.test');
  await payButton(page).click();
  await onPayPage(page);
  expect(await page.getByLabel('Email').inputValue()).toBe('invoices@lindqvist.test');
  await press(page, 'Pay');
  await expectArrived(page, 'Flexa Charts');

  await page.goto('/general');
  const order = page.locator('tr[data-order]');
  await order.getByText(`${COMPANY} · PO 4711`).waitFor();
  const [invoice] = await Promise.all([
    page.context().waitForEvent('page'),
    order
      .getByRole('button', { name: /^Receipt/ })
      .filter({ visible: true })
      .click(),
  ]);
  await invoice.getByText('PO 4711').waitFor();
  await invoice.close();

  await page.goto('/pricing-charts');
  await page.getByText('Buying for a company?').click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue(COMPANY);
  await expect(page.getByLabel('PO number')).toHaveValue('');
});
