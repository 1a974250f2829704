import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { FLEXA_VISUALS } from '@flexa/license/flexa';
import {
  DEFAULT_DECISIONS,
  createDocument,
  compileTheme,
  formatTheme,
} from '@flexa/theme-engine/model';
import { findSettings, goTo } from '../find/settings';
import { openFile } from '../import/take-in';
import { useImport } from '../import/import-state';
import { useStudio } from '../store/studio';
import { LivePacks } from './live-packs';
import { VisualsPanel } from '../panels/visuals-panel';

const VARIANCE = FLEXA_VISUALS[0].guid;
const readTheme = () => compileTheme(useStudio.getState().document);
const readPicture = () =>
  screen.getByRole('listbox', { name: 'Report page Flexa visuals' }).innerHTML;

beforeEach(() => {
  // jsdom lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
  useImport.setState({ incoming: null, isReading: false, refusal: null });
  useStudio.setState({
    document: { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} },
    selected: null,
    sought: null,
    reportPage: 'overview',
    past: [],
  });
});

afterEach(cleanup);

async function openPanel() {
  render(
    <>
      <VisualsPanel />
      <LivePacks device="desktop" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Flexa Variance columns' }));
  return screen.findByPlaceholderText(/^Search \d+ settings$/);
}

test('a visual of ours shows every option as its format pane calls it, and its page', async () => {
  await openPanel();
  expect(useStudio.getState().reportPage).toBe('packs');
  const columns = screen.getAllByRole('group', { name: 'Columns' });
  expect(columns.length).toBeGreaterThan(2);
  expect(screen.getByRole('slider', { name: 'Space between (%)' })).toHaveProperty('value', '40');
  expect(screen.getByRole('option', { name: /Variance columns: / }).ariaSelected).toBe('true');
  expect(screen.queryByText('Licence key')).toBeNull();
  expect(screen.getByText('Same as the theme')).toBeTruthy();
});

test('writes settings under the visual’s name into the theme and shows them in its picture', async () => {
  await openPanel();
  const before = readPicture();
  fireEvent.change(screen.getByRole('slider', { name: 'Space between (%)' }), {
    target: { value: '10' },
  });
  expect(readTheme()).toHaveProperty(['visualStyles', VARIANCE], {
    '*': { columns: [{ gap: 10 }] },
  });
  expect(readPicture()).not.toBe(before);
  expect(screen.getByText('1 differs from the theme')).toBeTruthy();

  const file = formatTheme(readTheme());
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(readTheme()).not.toHaveProperty(['visualStyles', VARIANCE]);
  expect(readPicture()).toBe(before);

  // And back again from the file, with nothing to ask about.
  expect(await openFile(new File([file], 'a.json'))).toBeNull();
  expect(useImport.getState().incoming).toBeNull();
  expect(formatTheme(readTheme())).toBe(file);
  expect(createDocument(readTheme()).changes).toEqual({
    [`/visualStyles/${VARIANCE}`]: { set: { '*': { columns: [{ gap: 10 }] } } },
  });
});

test('the search over all settings leads to its control', async () => {
  const [setting] = await findSettings('variance columns space between');
  expect(setting?.where).toBe('Flexa Variance columns · Columns');
  if (!setting) throw new Error('nothing found');
  goTo(setting);
  expect(useStudio.getState()).toMatchObject({ reportPage: 'packs', view: 'report' });
  render(<VisualsPanel />);
  const [group] = await screen.findAllByRole('group', { name: 'Columns' });
  if (!group) throw new Error('no group');
  expect(within(group).getByRole('slider', { name: 'Space between (%)' })).toBeTruthy();
});
