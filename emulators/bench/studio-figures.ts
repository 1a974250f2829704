import type { Browser, Page } from '@playwright/test';
import { DEFAULT_DECISIONS, documentText } from '@flexa/theme-engine/model';
import { percentile } from './percentile';
import { LARGE } from './large-report';
import { projectTimes } from './project-figures';
import { reportTimes } from './report-figures';

/** What the studio's worker answers, as far as it is measured here. */
interface Checked {
  milliseconds: number;
  settings: number;
  checkedBy: string;
}

/** What the studio opens with. */
const UNTOUCHED = documentText({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const CHECKS = 40;
const CHANGES = 30;
const TURNS = 20;
const LIMITS = { check: 10, link: 40, changed: 2000, firstProject: 1000, project: 300 };
const OF_REPORT = { opened: 10_000, rethemed: 5000 };

/** Rows of figure, measured, at most; and whether one is above. */
export interface Figures {
  rows: string[][];
  isAbove: boolean;
}

/**
 * How long a theme is checked, by the worker's own clock; how long its share link is, as the page says;
 * and how long its Power BI project takes, and a large report that is opened.
 */
export async function studioFigures(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript({ content: LISTEN });
  await page.goto(`${origin}/flexa-theme`);
  await page.getByRole('tab', { name: /^Import/ }).click();
  const untouched = await linkLength(page, 0);
  await importTheme(page, withChanges(UNTOUCHED));
  const changed = await linkLength(page, untouched);
  await page.getByRole('tab', { name: /^Palette/ }).click();
  const small = middleOf(await checkTimes(page, CHECKS, typeColor));
  const large = middleOf(await checkTimes(page, TURNS, turnPage));
  const address = `${origin}/flexa-theme`.length;
  await page.close();
  const project = await projectTimes(browser, origin, folder);
  const report = await reportTimes(browser, origin);
  const size = `report of ${LARGE.pages} pages and ${LARGE.visuals} visuals`;
  const by =
    small.checkedBy === 'own' ? 'our description' : 'our description and Microsoft’s schema';
  const figures = [
    [
      `check of ${small.settings} settings by ${by} after a colour, p50`,
      small.milliseconds,
      LIMITS.check,
      'ms',
    ],
    [
      'check after the page is turned light or dark, which changes nearly all, p50',
      large.milliseconds,
      LIMITS.check,
      'ms',
    ],
    ['share link after /flexa-theme, untouched', untouched - address, LIMITS.link, 'characters'],
    [`share link with ${CHANGES} changes`, changed - address, LIMITS.changed, 'characters'],
    [
      `Power BI project (${Math.round(project.bytes / 1024)} kB), first press: loading and building it`,
      project.first,
      LIMITS.firstProject,
      'ms',
    ],
    [
      'Power BI project, later presses: building it, p50',
      percentile(project.later, 50),
      LIMITS.project,
      'ms',
    ],
    [`${size}: opened`, report.opened, OF_REPORT.opened, 'ms'],
    [`${size}: re-themed`, report.rethemed, OF_REPORT.rethemed, 'ms'],
  ] as const;
  const memory = [`${size}: memory of the page`, `${Math.round(report.memory)} MB`, ''];
  return {
    rows: [
      ...figures.map(([what, is, limit, unit]) => [
        what,
        `${Math.round(is * 10) / 10} ${unit}`,
        `${limit} ${unit}`,
      ]),
      memory,
    ],
    isAbove: figures.some(([, is, limit]) => is > limit),
  };
}

/** Keeps what the page's workers answer. */
const LISTEN = `
  globalThis.checked = [];
  globalThis.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => data.verdict && checked.push(data.verdict));
    }
  };
`;

function middleOf(checks: readonly Checked[]): Checked {
  const middle = checks.toSorted((a, b) => a.milliseconds - b.milliseconds)[
    Math.floor(checks.length / 2)
  ];
  if (!middle) throw new Error('nothing was checked');
  return middle;
}

/** One check after each edit. */
async function checkTimes(
  page: Page,
  count: number,
  edit: (page: Page, turn: number) => Promise<void>,
): Promise<Checked[]> {
  const answers = () =>
    page.evaluate(() => (globalThis as unknown as { checked: Checked[] }).checked);
  for (let turn = 0; turn < count; turn += 1) {
    const before = (await answers()).length;
    await edit(page, turn);
    await page.waitForFunction(
      (known) => (globalThis as unknown as { checked: unknown[] }).checked.length > known,
      before,
    );
  }
  return (await answers()).slice(-count);
}

async function typeColor(page: Page, turn: number): Promise<void> {
  const field = page.locator('[role="dialog"] input[data-hex]');
  if (turn === 0) await page.getByRole('button', { name: /^Data colour 1\b/ }).click();
  await field.fill(`#${((64 + turn * 3) * 0x010203).toString(16).padStart(6, '0')}`);
}

async function turnPage(page: Page, turn: number): Promise<void> {
  const field = page.locator('[role="dialog"] input[data-hex]');
  if (turn === 0) await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  const name = turn % 2 === 0 ? 'Dark page' : 'Light page';
  await page.getByRole('radio', { name }).check({ force: true });
}

/** The theme with other numbers in settings of its visuals. */
function withChanges(text: string): string {
  const { visualStyles, ...theme } = JSON.parse(text) as {
    visualStyles: Record<string, Record<string, Record<string, Record<string, unknown>[]>>>;
  };
  const settings = Object.entries(visualStyles).flatMap(([, presets]) =>
    Object.values(presets['*'] ?? {})
      .flat()
      .filter((setting) => typeof setting['fontSize'] === 'number')
      .slice(0, 2),
  );
  if (settings.length < CHANGES) throw new Error('the theme has too few settings to change');
  settings.slice(0, CHANGES).forEach((setting, i) => (setting['fontSize'] = 8 + (i % 7) + 0.5));
  return JSON.stringify({ ...theme, visualStyles });
}

async function importTheme(page: Page, text: string): Promise<void> {
  await page.locator('input[type="file"][accept*=".json"]').setInputFiles({
    name: 'changed.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** The length the panel shows, once it is another one than before. */
async function linkLength(page: Page, before: number): Promise<number> {
  const shown = page.getByText(/^[\d,]+ of 2,000$/);
  const words = (length: number) => `${length.toLocaleString('en-GB')} of 2,000`;
  await shown.filter({ hasNotText: new RegExp(`^${words(before)}$`) }).waitFor();
  return Number((await shown.innerText()).split(' ')[0]?.replace(',', ''));
}
