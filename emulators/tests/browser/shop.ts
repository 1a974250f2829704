import type { Locator, Page } from 'playwright-core';
import { newVisitor, PORTAL, register } from './harness';

/** Two servers, a webhook and a live query are between a press and what it brings. */
export const PURCHASE_LIMIT = 90_000;

/** Somebody who has just registered, on the pricing page of that address. */
export async function newCustomerAt(
  path: string,
  name: string,
  options: Parameters<typeof newVisitor>[0] = {},
) {
  const page = await newVisitor(options);
  const email = await register(page, name);
  await page.goto(path);
  await payButton(page).waitFor();
  return { page, email };
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Continue to payment' });
}

/** Waits until the order card shows that total. */
export async function expectTotal(page: Page, total: string): Promise<void> {
  const whole = new RegExp(`^${total.replace('$', '\\$')}$`);
  await page.getByRole('status', { name: 'Total' }).filter({ hasText: whole }).waitFor();
}

/** The inputs are drawn over and may lie outside of what is in view. */
export async function chooseMonths(page: Page, months: number): Promise<void> {
  const tile = page.getByRole('radio', { name: new RegExp(`^${months} ?month`) });
  await tile.evaluate((input: HTMLInputElement) => input.click());
}

/** Stripe's page, once the browser is there. */
export async function onPayPage(page: Page): Promise<void> {
  await page.waitForURL((url) => url.origin !== PORTAL && url.pathname.startsWith('/c/pay/'));
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Goes to Stripe's page and presses one of its buttons there. */
export async function payAndPress(page: Page, name: string): Promise<void> {
  await payButton(page).click();
  await onPayPage(page);
  await press(page, name);
}

/** The page after a payment, once the key can be copied. */
export async function expectArrived(page: Page, product: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: `${product} is yours until` }).waitFor();
  await page.getByRole('button', { name: 'Copy key' }).waitFor();
}

/** Whether what is shown for a moment and what stays say the same after a new page. */
export async function licensesOf(page: Page): Promise<number> {
  await page.goto('/general');
  await page.locator('[data-license]').first().waitFor();
  return page.locator('[data-license]').count();
}
