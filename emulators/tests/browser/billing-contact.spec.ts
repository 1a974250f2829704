import { waitForMail } from './fixtures/mail';
import { expectPath } from './fixtures/pages';
import { createAddress } from './fixtures/people';
import { clickButton, expect, expectPurchaseDone, payAndClick, test } from './fixtures/shop';
import { measureOverflow, findViolations } from './fixtures/violations';

test('a billing contact confirms on another device, gets the next receipt without the key, and leaves', async ({
  openAsNewCustomer,
  newVisitor,
}) => {
  const { page, email } = await openAsNewCustomer(
    '/pricing-charts?months=3&quantity=5',
    'Bea Buyer',
  );
  await payAndClick(page, 'Pay');
  await expectPurchaseDone(page, 'Flexa Charts');
  await page.getByRole('link', { name: 'Assign seats' }).click();
  await expectPath(page, '/general#team');
  const contact = createAddress();
  await page.getByRole('region', { name: 'Team' }).getByRole('button', { name: 'Billing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Billing details' });
  await dialog.getByLabel('Address of the billing contact').fill(contact);
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await dialog.getByText(/^Waiting for confirmation/).waitFor();
  expect(await findViolations(page)).toEqual([]);

  const request = await waitForMail(contact, 'Bea Buyer wants to send you their Flexa invoices');
  const guest = await newVisitor({ viewport: { width: 360, height: 740 } });
  await guest.goto(/\S+\/unsubscribe\?code=\S+/.exec(request.text)?.[0] ?? '');
  await guest.getByText(`Bea Buyer (${email}) wants the invoices`).waitFor();
  expect(await measureOverflow(guest)).toBe(0);
  expect(await findViolations(guest)).toEqual([]);
  await clickButton(guest, 'Get these e-mails');
  await guest.getByText('Thanks, the address is confirmed').waitFor();
  await waitForMail(email, 'Your billing contact has confirmed');

  await page.goto('/pricing-tables?months=1&quantity=1');
  await payAndClick(page, 'Pay');
  await expectPurchaseDone(page, 'Flexa Tables');
  const receipt = await waitForMail(contact, 'Receipt for Flexa Tables: $24.00');
  expect(receipt.text).not.toContain('eyJ');
  expect(receipt.text).toContain(`an order placed by ${email} is paid`);

  await guest.goto(/\S+\/unsubscribe\?team=\S+/.exec(receipt.text)?.[0] ?? '');
  await clickButton(guest, 'Stop these e-mails');
  await guest.getByText('You won’t get these e-mails any more').waitFor();
  await waitForMail(email, 'Your billing contact has left');
});
