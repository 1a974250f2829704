import { waitForLink } from './fixtures/mail';
import { expectPath, submitSignIn, waitUntilSettled } from './fixtures/pages';
import { createAddress, createPerson, PASSWORD } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { measureOverflow } from './fixtures/violations';

const PHONE = { viewport: { width: 360, height: 740 } };

test('names of any script and length fit on a phone without being cut', async ({ newCustomer }) => {
  const names = ['عمر الخطيب', 'ศิริพร 👩🏽‍💻 Zoë', 'x'.repeat(100)];
  for (const name of names) {
    const { page } = await newCustomer(name, PHONE);
    await page.goto('/general');
    await waitUntilSettled(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    expect(await measureOverflow(page), name).toBe(0);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menu').waitFor();
    expect(await measureOverflow(page), name).toBe(0);
  }
});

test('a browser without storage shows the pages, signs in, and continues a purchase', async ({
  newVisitor,
}) => {
  const { email } = await createPerson('No Store');
  const page = await newVisitor();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
      Object.defineProperty(window, area, { get: refuse });
    }
  });
  await page.goto('/');
  await waitUntilSettled(page);
  await page.goto('/flexa-theme');
  await waitUntilSettled(page);
  await page.goto('/pricing-charts?months=3&quantity=2');
  await page.getByRole('button', { name: 'Sign in to continue' }).click();
  await expectPath(page, '/login');
  await submitSignIn(page, email);
  await expectPath(page, '/pricing-charts?months=3&quantity=2');
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor();
});

test('a verification link works for the person after a mail scanner opened it', async ({
  newVisitor,
  page,
}) => {
  const email = createAddress();
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Scan Ned');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  const link = await waitForLink(email, 'verify');
  // Scanners fetch the address, and some run its scripts.
  expect((await fetch(link)).ok).toBe(true);
  const scanner = await newVisitor();
  await scanner.goto(link);
  await scanner.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await page.getByRole('heading', { name: 'Thanks, your e-mail is confirmed' }).waitFor();
});

test('pages print in full on white, without header and footer', async ({ newCustomer }) => {
  const { page } = await newCustomer('Pri Nter', { colorScheme: 'dark' });
  await page.goto('/general');
  await waitUntilSettled(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(17, 24, 40)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Your account' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();

  await page.goto('/document/api/licences');
  await waitUntilSettled(page);
  // Paper as wide as A4.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const examples = page.locator('pre');
  await expect(examples.first()).toBeVisible();
  const countCut = () =>
    examples.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  await expect.poll(countCut).toBe(0);
});
