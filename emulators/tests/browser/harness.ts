import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { API_TIMEOUT_MS } from '@flexa/contracts/constants';
import { recordQueries } from '../indexes/browser-queries';
import { launchBrowser } from './launch';

export const PORTAL = process.env.FLEXA_PORTAL_URL ?? 'http://127.0.0.1:5000';
const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'}`;
const PROJECT = process.env.GCLOUD_PROJECT ?? 'demo-flexa';
const MAIL = process.env.FLEXA_MAIL_URL ?? 'http://127.0.0.1:8025';
export const PASSWORD = 'Abcdef12';
/**
 * How long something may take to appear: a GET that hits its limit on a busy machine is sent once more
 * (docs/specification.md, section 7), and what waits for it comes after both.
 */
export const WAIT_MS = 2 * API_TIMEOUT_MS + 5000;
export const SEEDED_PASSWORD = 'flexa-demo-1';

let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];
let expected: RegExp[] = [];

/** Opens a browser for the tests of a file; whatever it complains about fails the test. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const unexpected = complaints.filter((line) => !expected.some((known) => known.test(line)));
    contexts = [];
    complaints = [];
    expected = [];
    expect(unexpected).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** Lets a console message pass that the test causes on purpose. */
export function expectComplaint(pattern: RegExp): void {
  expected.push(pattern);
}

/** A browser of a person of their own: nothing is shared with others. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: PORTAL,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  contexts.push(context);
  const page = await context.newPage();
  waitingForTheApp(page);
  recordQueries(page);
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    // The address itself names nothing: the browser says so, and the test looks at what is shown.
    const isPageMissing =
      message.location().url === page.url() && message.text().includes('status of 404');
    if (isPageMissing) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${page.url()} ${message.text()}`);
    }
  });
  return page;
}

/** React marks an element that it has taken over. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.getElementById('root')?.firstElementChild;
    return first && Object.keys(first).some((key) => key.startsWith('__reactFiber$'));
  });
}

/** A prerendered page is seen before it answers; a test goes on once it does. */
function waitingForTheApp(page: Page): void {
  const ready = async () => {
    if (!page.url().startsWith(PORTAL)) return;
    await untilTakenOver(page);
  };
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await open(url, options);
    // A test that asks for the first moment looks at what stands before the app.
    if (options?.waitUntil !== 'commit') await ready();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await ready();
    return answer;
  };
}

export function newAddress(): string {
  return `person-${randomUUID()}@example.test`;
}

/** Registers by the form and waits until the person is signed in. */
export async function register(page: Page, name: string, email = newAddress()): Promise<string> {
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectSignedIn(page);
  return email;
}

/** Signs in by the form on /login and waits until the person is signed in. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectSignedIn(page);
}

export async function expectSignedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).waitFor();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Get a free licence' }).first().waitFor();
}

/** Signs out by the account page's own button. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/general');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
}

/** The path the browser shows, once it is the one expected. */
export async function expectPath(page: Page, path: string): Promise<void> {
  const shown = () => {
    const { pathname, search, hash } = new URL(page.url());
    return pathname + search + hash;
  };
  await expect.poll(shown, { timeout: WAIT_MS, interval: 50 }).toBe(path);
}

/** A licence of the live list, by its heading. */
export function license(page: Page, name: string) {
  return page.locator('[data-license]').filter({ hasText: name });
}

export function storage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => window.localStorage.getItem(name), key);
}

interface Mail {
  subject: string;
  text: string;
}

/** What the inbox has got for an address so far, newest first. */
export async function mailTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${MAIL}/api/messages?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { messages: Mail[] }).messages;
}

/** The newest mail with that subject, once there is one. */
export async function newestMail(address: string, subject: string | RegExp): Promise<Mail> {
  let mail: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailTo(address);
        mail = mails.find((each) =>
          typeof subject === 'string' ? each.subject === subject : subject.test(each.subject),
        );
        return mail?.subject;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBeDefined();
  if (!mail) throw new Error(`No mail ${String(subject)} to ${address}`);
  return mail;
}

type MailKind = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** Links that the Auth emulator would have mailed to an address, newest last. */
export async function mailedLinks(email: string, kind: MailKind) {
  const answer = await fetch(`${AUTH}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; newEmail?: string; requestType: string; oobLink: string }[];
  };
  return oobCodes
    .filter((code) => (code.newEmail ?? code.email) === email && code.requestType === kind)
    .map((code) => code.oobLink);
}

/** A call of the emulator's administration. */
async function administer<T>(action: string, body: object): Promise<T> {
  const answer = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${action}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  );
  return (await answer.json()) as T;
}

/** What the identity service knows of an account; undefined where there is none. */
export async function accountOf(email: string): Promise<{ localId: string } | undefined> {
  const body = { email: [email] };
  return (await administer<{ users?: { localId: string }[] }>('lookup', body)).users?.[0];
}

/** Lets tokens of the last day count, as for an account that is older than the test. */
export async function backdateAccount(email: string): Promise<void> {
  const account = await accountOf(email);
  const yesterday = Math.floor(Date.now() / 1000) - 24 * 60 * 60;
  await administer('update', { localId: account?.localId, validSince: String(yesterday) });
}

export async function disableAccount(email: string): Promise<void> {
  const account = await accountOf(email);
  await administer('update', { localId: account?.localId, disableUser: true });
}

/** Changes an account's address as its owner, the way of older clients: the old address is told. */
export async function changeAddress(page: Page, email: string): Promise<void> {
  const answer = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo-key`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idToken: await storage(page, 'access_token'), email }),
    },
  );
  expect(answer.status).toBe(200);
}
