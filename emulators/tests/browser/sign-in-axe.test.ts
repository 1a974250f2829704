import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectComplaint,
  expectPath,
  newAddress,
  newVisitor,
  register,
  useBrowser,
} from './harness';
import { sidewaysBy, violations } from './violations';

useBrowser();

/** Rules of axe that the page breaks, and whether it scrolls sideways. */
async function faults(page: Page): Promise<string[]> {
  const found = await violations(page);
  const overflow = await sidewaysBy(page);
  if (overflow > 0) found.push(`scrolls sideways by ${overflow}`);
  return found;
}

/** A page in a state, by what leads there. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  '/login with errors': async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Enter your password').waitFor();
  },
  '/register with errors': async (page) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter a name').waitFor();
  },
  '/verify, the code': async (page) => {
    await page.goto('/verify');
    await page.getByLabel('E-mail').fill(newAddress());
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.getByText('Enter the 6 digits of the code').waitFor();
  },
  'a used link': async (page) => {
    expectComplaint(/status of 400/);
    await page.goto('/login?mode=resetPassword&oobCode=used');
    await page.getByRole('heading', { name: 'Failed to reset password' }).waitFor();
  },
  'the band': async (page) => {
    await register(page, 'Not Yet');
    // The band stands on the form still, whose loading bar would come during the check.
    await expectPath(page, '/');
    await page.getByRole('region', { name: 'Your e-mail' }).getByText('Confirm').waitFor();
  },
  '/contact': (page) => open(page, '/contact?about=membership'),
  '/ask-question': (page) => open(page, '/ask-question'),
  '/support-center': (page) => open(page, '/support-center#offline-keys'),
  'a search': (page) => open(page, '/support-center?q=key'),
  'a search without result': (page) => open(page, '/support-center?q=kangaroo'),
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test.each(['light', 'dark'] as const)(
  'sign-in and support break no rule of axe in the %s theme, and nothing scrolls sideways',
  async (colorScheme) => {
    const found: string[] = [];
    for (const [name, reach] of Object.entries(STATES)) {
      const page = await newVisitor({ colorScheme, viewport: { width: 360, height: 800 } });
      await reach(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const fault of await faults(page)) found.push(`${name} at ${width}: ${fault}`);
      }
      await page.close();
    }
    expect(found).toEqual([]);
  },
  90_000,
);
