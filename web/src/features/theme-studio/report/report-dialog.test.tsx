import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { useStudio } from '../store/studio';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { closeDialog, usePanes } from '../store/panes';
import ReportDialog from './report-dialog';
import { openChosen } from './report-state';

const report = readSampleReports().get('microsoft__semantic-link-labs___bpareporttemplate')!;
const second = [...readSampleReports().get('whippet-dev__pbi-assure__tab-order-states')!];

async function open(files: Iterable<readonly [string, Uint8Array]>, name = 'Project.zip') {
  const file = new File([zipSync(Object.fromEntries(files))], name);
  expect(await openChosen({ kind: 'archive', file })).toBeNull();
  render(<ReportDialog />);
}

const countChanges = () =>
  Number(/^(\d+) changes/.exec(screen.getByRole('status').textContent)?.[1]);

beforeEach(() => open(report));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows the pages, what is hard-coded, and the page before and after', () => {
  const dialog = screen.getByRole('dialog', { name: '_bpareporttemplate' });
  within(dialog).getByText('4 pages, 18 visuals. Nothing leaves this browser.');
  within(dialog).getByText(/^Score \d+ of 100$/);
  expect(within(dialog).getAllByRole('img', { name: 'Main View' })).toHaveLength(2);
  // On a phone both scroll as one, for the keyboard too.
  const scroller = within(dialog).getByRole('group', { name: 'The page now and with the theme' });
  expect(within(scroller).getAllByRole('img', { name: 'Main View' })).toHaveLength(2);
  expect(scroller.tabIndex).toBe(0);
  fireEvent.click(within(dialog).getByRole('button', { name: /^Model View/ }));
  expect(within(dialog).getAllByRole('img', { name: 'Model View' })).toHaveLength(2);
  const row = within(dialog).getByRole('row', { name: /#D64550/ });
  expect(row.textContent).toContain('Same as data8');
});

it('tells what is hard-coded by visual, and sizes and fonts by the class of text they are like', () => {
  fireEvent.click(screen.getByRole('button', { name: /^Show all/ }));
  expect(screen.getAllByRole('row', { name: /^\d+ pt .*the theme’s / }).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('radio', { name: 'By visual' }));
  const [, first, next] = screen.getAllByRole('row');
  const countUses = (row?: HTMLElement) =>
    Number(within(row!).getAllByRole('cell').at(-1)?.textContent);
  expect(countUses(first)).toBeGreaterThanOrEqual(countUses(next));
  expect(countUses(next)).toBeGreaterThan(0);
});

it('gives a re-themed report to people with an account, and asks visitors for one', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  fireEvent.click(screen.getByRole('button', { name: 'Save zip' }));
  await waitFor(() => expect(usePanes.getState().dialog).toBe('account'));
  expect(usePanes.getState().intent).toBe('report');
  expect(saved).toHaveLength(0);
  closeDialog();
  // A stored sign-in is enough, also if no server answers.
  fakeNetwork({ 'GET /users/nora': () => new TypeError('Failed to fetch') });
  localStorage.setItem('access_token', 'token');
  localStorage.setItem('uid', 'nora');
  useSession.setState({ status: 'loading', uid: 'nora' });
  fireEvent.click(screen.getByRole('button', { name: 'Save zip' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(usePanes.getState().dialog).toBeNull();
  localStorage.clear();
  vi.unstubAllGlobals();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

it('saves one page about how well the report is read, before and after', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Accessibility report' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const page = new DOMParser().parseFromString(await saved[0]!.text(), 'text/html');
  expect([...page.querySelectorAll('section > h2')].map(({ textContent }) => textContent)).toEqual([
    '_bpareporttemplate today',
    `_bpareporttemplate with ${useStudio.getState().document.name}`,
  ]);
});

it('changes only the kinds that are switched on', () => {
  const all = countChanges();
  fireEvent.click(screen.getByRole('switch', { name: 'Colours' }));
  expect(countChanges()).toBeLessThan(all);
  fireEvent.click(screen.getByRole('switch', { name: 'Colours' }));
  expect(countChanges()).toBe(all);
});

it('lets the theme decide fonts and text sizes, and counts those that it can', () => {
  const row = screen.getByRole('switch', { name: 'Text sizes' }).closest('li')!;
  expect(row.textContent).toBe('Text sizes43');
  fireEvent.click(screen.getByRole('button', { name: /^All \d+ changes$/ }));
  const countFollowing = () => screen.queryAllByText(/→ follows the theme$/).length;
  const all = countFollowing();
  expect(all).toBeGreaterThanOrEqual(43);
  fireEvent.click(
    screen.getByRole('switch', { name: 'Let the theme decide fonts and text sizes' }),
  );
  expect(countFollowing()).toBeLessThan(all - 20);
});

it('copies a visual’s formatting into a style preset, and gives it to the visual', () => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Copy its formatting to' }), {
    target: { value: 'preset' },
  });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  press();
  screen.getByText('Enter a name.');
  fireEvent.change(screen.getByRole('textbox', { name: 'Its name' }), {
    target: { value: 'House' },
  });
  press();
  fireEvent.change(screen.getByRole('combobox', { name: 'Style preset' }), {
    target: { value: 'House' },
  });
  fireEvent.click(screen.getByRole('button', { name: /^All \d+ changes$/ }));
  expect(screen.getAllByText(/none → House$/)).toHaveLength(1);
  expect(screen.getAllByText(/→ follows the style preset$/).length).toBeGreaterThan(0);
});

it('of two reports shows the chosen one', async () => {
  cleanup();
  await open([...report, ...second]);
  const choice = screen.getByRole('combobox', { name: 'Report' });
  const names = within(choice).getAllByRole('option');
  expect(names).toHaveLength(2);
  fireEvent.change(choice, { target: { value: '1' } });
  screen.getByRole('dialog', { name: names[1]!.textContent });
});

it('tells two reports of one name apart by their folders', async () => {
  cleanup();
  const placeUnder = (folder: string) =>
    [...report].map(([path, bytes]) => [`${folder}/${path}`, bytes] as const);
  await open([...placeUnder('live'), ...placeUnder('test')]);
  const names = within(screen.getByRole('combobox', { name: 'Report' })).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '_bpareporttemplate (live)',
    '_bpareporttemplate (test)',
  ]);
});

it('shows either of two pages that were copied by hand and have one name', async () => {
  cleanup();
  const page = [...report.keys()].find((path) => path.endsWith('/page.json'))!;
  const copy = page.replace(/[^/]+\/page\.json$/, 'copy/page.json');
  const text = new TextDecoder().decode(report.get(page));
  const renamed = text.replace(/("displayName": *)"[^"]*"/, '$1"Copied"');
  await open([...report, [copy, new TextEncoder().encode(renamed)]]);
  fireEvent.click(screen.getByRole('button', { name: /^Copied/ }));
  expect(screen.getAllByRole('img', { name: 'Copied' })).toHaveLength(2);
});

it('shows a report again after it was closed, with what can be undone', async () => {
  const { closeReport, openReport, useReportOpening } = await import('./report-opening');
  const { OpenReportSection } = await import('./open-report-section');
  cleanup();
  const file = new File([zipSync(Object.fromEntries(report))], 'Project.zip');
  await openReport({ kind: 'archive', file });
  closeReport();
  render(<OpenReportSection />);
  fireEvent.click(screen.getByRole('button', { name: 'Show Project.zip again' }));
  expect(useReportOpening.getState().isOpen).toBe(true);
});

it('lists changes by visual, in words, once they are asked for', () => {
  const findLines = () => screen.queryAllByText(/→/);
  expect(findLines()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^All \d+ changes$/ }));
  expect(findLines()).toHaveLength(countChanges());
  const texts = findLines().map(({ textContent }) => textContent);
  expect(texts.filter((text) => /fontFamily|fontSize|[\da-f]{20}/.test(text))).toEqual([]);
  expect(texts).toContainEqual(expect.stringMatching(/text size: \d+ pt → follows the theme$/));
});
