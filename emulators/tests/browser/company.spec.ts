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
const VAT_NUMBER = 'SE556677889901';

test('a company buys with its name, VAT number and PO number, pays the tax it owes, and finds them again', async ({
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
  // Without a VAT number Sweden's 25 percent are due; with one the company owes them itself.
  await page.getByLabel('Country').selectOption('SE');
  await press(page, 'Work out the tax');
  await page.getByText('$75.00').first().waitFor();
  await page.getByLabel('Business name').fill(COMPANY);
  await page.getByLabel('VAT number').fill(VAT_NUMBER);
  await press(page, 'Work out the tax');
  await page.getByText('Tax (reverse charge)').waitFor();
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
  for (const words of ['PO 4711', VAT_NUMBER, 'Tax (reverse charge)']) {
    await invoice.getByText(words).waitFor();
  }
  await invoice.close();

  await page.goto('/pricing-charts');
  await page.getByText('Buying for a company?').click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue(COMPANY);
  await expect(page.getByLabel('PO number')).toHaveValue('');
});
