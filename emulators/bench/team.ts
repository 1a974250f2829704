import type { Browser, Page } from '@playwright/test';
import type { TeamView } from '@flexa/contracts/teams';
import { testEnvironment } from '../stack/addresses';
import { freePorts } from '../stack/ports';
import { withStack } from '../stack/stack';
import { table } from '../stack/terminal/table';
import { launchBrowser } from '../tests/browser/fixtures/launch';
import { percentile } from './percentile';
import { stopwatch } from './stopwatch';

/**
 * `npm run bench:team`: what the view of a team with 1,000 seats costs the main thread of a phone, four
 * times slower than this machine, on the built pages of a stack of its own. The answer of the API is made
 * here; how long it takes is told by `bench:seats`. Fails where a median is above its limit: single rounds
 * tell what else the machine did.
 */
const SEATS = 1000;
const ROUNDS = 15;
const SLOWER = 4;
const PRESS_MS = 300;
const OPENED_MS = 500;
const PHONE = { width: 360, height: 740 };
const AT = '2026-11-01T12:00:00.000Z';
const TEAM = 'bench-team';

function teamOf(id: string): TeamView {
  const people = Array.from({ length: SEATS - 1 }, (_, n): TeamView['people'][number] => {
    const seat = { seat: n + 1, licenseId: 'bench', invitedAt: AT };
    const isHeld = n % 3 > 0;
    return {
      email: `person-${n + 1}@department-${n % 40}.company.example`,
      role: 'member',
      seats: [
        isHeld
          ? { ...seat, state: 'held', heldAt: AT, keyFetchedAt: AT }
          : { ...seat, state: 'invited', heldAt: null, keyFetchedAt: null },
      ],
    };
  });
  return {
    team: { id, name: 'A Company', domains: [], link: null },
    licenses: [
      {
        id: 'bench',
        visualType: 'charts',
        licenseType: 'standard',
        quantity: SEATS,
        free: 0,
        createdAt: AT,
        expiresAt: '2099-11-01T12:00:00.000Z',
      },
    ],
    people: [{ email: 'owner@company.example', role: 'owner', seats: [] }, ...people],
  };
}

interface Phone {
  page: Page;
  /** Lets the API answer with the team. */
  answer: () => void;
}

async function phoneIn(browser: Browser): Promise<Phone> {
  // After the stack: they read its addresses as they load.
  const { newPerson, PORTAL, storageOf } = await import('../tests/browser/fixtures/people');
  const storageState = storageOf(await newPerson('Max Manager'));
  const context = await browser.newContext({ baseURL: PORTAL, viewport: PHONE, storageState });
  const page = await context.newPage();
  const team = { id: TEAM, name: 'A Company', role: 'manager' };
  await page.route('**/api/v1/teams', (route) => route.fulfill({ json: { data: [team] } }));
  let tell: (answer: () => void) => void = () => undefined;
  const asked = new Promise<() => void>((resolve) => (tell = resolve));
  const view = teamOf(TEAM);
  await page.route(`**/api/v1/teams/${TEAM}`, (route) =>
    tell(() => void route.fulfill({ json: view })),
  );
  await page.goto('/general');
  const answer = await asked;
  // What else the page does meanwhile is not of the team.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return { page, answer };
}

async function untilShown(page: Page, rows: number): Promise<void> {
  await page.waitForFunction(
    (count) => document.querySelectorAll('#team tbody tr').length === count,
    rows,
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

async function measure(browser: Browser) {
  const opened: number[] = [];
  const searched: number[] = [];
  const more: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, answer } = await phoneIn(browser);
    const timed = await stopwatch(page);
    opened.push(
      await timed(async () => {
        answer();
        await untilShown(page, 50);
      }),
    );
    const search = page.getByLabel('Search people');
    // The first sign of a person starts more than a search.
    await search.focus();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // 25 of the thousand, then one of them, then all again.
    for (const [words, rows] of [
      ['department-7.', 25],
      ['person-7@', 1],
      ['', 50],
    ] as const) {
      searched.push(
        await timed(async () => {
          await search.fill(words);
          await untilShown(page, rows);
        }),
      );
    }
    const button = page.getByRole('button', { name: /^Show 50 more/ });
    more.push(
      await timed(async () => {
        await button.evaluate((each: HTMLElement) => each.click());
        await untilShown(page, 100);
      }),
    );
    await page.context().close();
  }
  return [
    { what: 'the answer becomes the table', times: opened, limit: OPENED_MS },
    { what: 'a search, and the table follows', times: searched, limit: PRESS_MS },
    { what: 'fifty more rows', times: more, limit: PRESS_MS },
  ];
}

const ports = await freePorts();
const measured = await withStack({ ports, temporary: true }, async ({ addresses }) => {
  Object.assign(process.env, testEnvironment(addresses));
  const browser = await launchBrowser();
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
});
const rows = measured.map(({ what, times, limit }) => {
  const [middle = 0, high = 0] = [50, 95].map((percent) => percentile(times, percent) * SLOWER);
  if (middle > limit) process.exitCode = 1;
  return [what, `${Math.round(middle)} ms`, `${Math.round(high)} ms`, `${limit} ms`];
});
console.log(`  A team of ${SEATS} seats on a phone: main thread, times ${SLOWER}`);
console.log(table([[['what', 'p50', 'p95', 'at most']], rows]));
