import type { BrowserContext } from '@playwright/test';
import { untilTakenOver } from '../../tests/browser/fixtures/taken-over';
import { WAIT_MS } from '../../tests/browser/fixtures/wait';

/** What is seen of a page by a visitor who opens it and looks at all of it, without consent to anything. */
export interface Visit {
  heading: string;
  ids: string[];
  links: string[];
  faults: string[];
}

/**
 * Opens a page, waits for the app, and goes down to its end, so that everything lazy is loaded. A page that
 * can't be looked at in a minute has the fault that says what it waited for.
 */
export async function visitPage(context: BrowserContext, address: string): Promise<Visit> {
  const waitsFor = { what: 'its page' };
  const unseen = { heading: '', ids: [], links: [] };
  const tooLate = new Promise<Visit>((resolve) => {
    setTimeout(
      () => resolve({ ...unseen, faults: [`still waits for ${waitsFor.what}`] }),
      WAIT_MS,
    ).unref();
  });
  return Promise.race([look(context, address, waitsFor), tooLate]);
}

async function look(
  context: BrowserContext,
  address: string,
  waitsFor: { what: string },
): Promise<Visit> {
  const faults: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(address).origin) {
      faults.push(`asks another origin: ${request.url()}`);
    }
  });
  // A policy that is broken is said on the console too, but not where nobody listens to an element.
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { brokenPolicies: broken });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      broken.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(address);
  waitsFor.what = 'the app to take it over';
  await untilTakenOver(page);
  waitsFor.what = 'its end while it scrolls';
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  waitsFor.what = 'its requests to end';
  await page.waitForLoadState('networkidle');
  waitsFor.what = 'what it shows';
  const seen = await page.evaluate(() => ({
    heading: document.querySelector('h1')?.textContent ?? '',
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    broken: (window as unknown as { brokenPolicies: string[] }).brokenPolicies,
  }));
  await page.close();
  for (const policy of seen.broken) faults.push(`breaks the policy: ${policy}`);
  return { ...seen, faults };
}
