import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newUser, newWord, type Account } from '../api/support/accounts';
import { address, call } from '../api/support/http';
import { newVisitor, SEEDED_PASSWORD, signIn, WAIT_MS } from './harness';

/** A sign-in, several calls and a live query lie between the steps of a test here. */
export const LIMIT = 120_000;

/** A browser of the seeded admin, on a view of /admin. */
export async function adminPage(
  path = '/admin',
  options: Parameters<typeof newVisitor>[0] = {},
): Promise<Page> {
  const page = await newVisitor(options);
  await signIn(page, 'admin@flexa.test', SEEDED_PASSWORD);
  await page.goto(path);
  return page;
}

/** Somebody new whose name no one else has. */
export async function newCustomer(): Promise<Account & { name: string }> {
  const name = `Nora ${newWord()}`;
  return { ...(await newUser(name)), name };
}

/** A paid order of that customer; the id of its session. */
export async function paidOrder({ uid, token }: Account, name: string): Promise<string> {
  const wish = { month: 3, licenseType: 'standard', visualType: 'charts', name, quantity: 2 };
  const order = await call('POST', `/users/license/${uid}`, { token, body: wish });
  const sessionId = String(order.body['sessionId']);
  await fetch(`${address('FLEXA_STRIPE_URL')}/c/pay/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  const checked = await call('POST', '/users/check-session', {
    token,
    body: { sessionId, planId: 'charts-3m' },
  });
  if (checked.body['licensesUpdated'] !== true) {
    throw new Error(`The order was not fulfilled: ${JSON.stringify(checked.body)}`);
  }
  return sessionId;
}

/** The drawer of a person, once it shows them. */
export async function drawerOf(page: Page, name: string) {
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('heading', { name, level: 2 }).waitFor();
  return drawer;
}

/** That it has the focus, once it has. */
export async function expectFocus(wanted: Locator): Promise<void> {
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  await expect.poll(hasFocus, { timeout: WAIT_MS, interval: 50 }).toBe(true);
}
