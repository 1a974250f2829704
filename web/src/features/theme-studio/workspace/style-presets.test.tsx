import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { DEFAULT_DECISIONS, compileTheme } from '@flexa/theme-engine/model';
import { undo, useStudio } from '../store/studio';
import { LiveReport } from './live-report';
import { VisualsPanel } from '../panels/visuals-panel';

const readStyles = () => compileTheme(useStudio.getState().document)['visualStyles'];
let studio: HTMLElement;
let report: HTMLElement;
const findPanel = () => within(studio);
const readPicture = () => report.querySelector('svg')?.innerHTML;
const press = (name: string) => fireEvent.click(findPanel().getByRole('button', { name }));
const findPadding = () => findPanel().getByRole('slider', { name: 'Row padding' });

beforeEach(() => {
  // jsdom lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
  useStudio.setState({
    document: { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} },
    selected: null,
    sought: null,
    stylePreset: null,
    past: [],
  });
  studio = render(<VisualsPanel />).container;
  report = render(<LiveReport page="overview" device="desktop" />).container;
  press('Table');
});
afterEach(cleanup);

function type(name: string) {
  press('New style preset');
  fireEvent.change(findPanel().getByRole('textbox', { name: 'Name of the style preset' }), {
    target: { value: name },
  });
  press('Create');
}

async function create(name: string) {
  type(name);
  await waitFor(() => expect(findPanel().queryByRole('button', { name: 'Create' })).toBeNull());
}

test('creates a style preset from a visual’s settings, shows it in the report and edits it separately', async () => {
  const plain = readPicture();
  fireEvent.change(findPadding(), { target: { value: '12' } });
  const tuned = readPicture();
  expect(tuned).not.toBe(plain);

  await create('Airy');
  expect(readStyles()).toHaveProperty('tableEx.Airy', { grid: [{ rowPadding: 12 }] });
  expect(readPicture()).toBe(tuned);
  expect(findPanel().getAllByText('1 set')).toHaveLength(2);

  fireEvent.change(findPadding(), { target: { value: '2' } });
  expect(readStyles()).toHaveProperty('tableEx.Airy', { grid: [{ rowPadding: 2 }] });
  fireEvent.change(findPanel().getByRole('combobox', { name: 'Shown' }), {
    target: { value: '' },
  });
  expect(readPicture()).toBe(plain);
  expect(findPanel().getByText('Same as the theme')).toBeTruthy();
});

test('a style preset is worn by default where that is chosen, and deleted', async () => {
  await create('Airy');
  fireEvent.change(findPadding(), { target: { value: '12' } });
  fireEvent.change(findPanel().getByRole('combobox', { name: 'Default' }), {
    target: { value: 'Airy' },
  });
  expect(readStyles()).toHaveProperty(['tableEx', '*', 'stylePreset'], [{ name: 'Airy' }]);
  press('Delete');
  expect(readStyles()).toEqual(
    compileTheme({ ...useStudio.getState().document, changes: {} })['visualStyles'],
  );
  undo();
  expect(readStyles()).toHaveProperty('tableEx.Airy', { grid: [{ rowPadding: 12 }] });
});

test('explains why a name is invalid', async () => {
  type('Minimal');
  await findPanel().findByText('Power BI has a preset Minimal itself.');
  press('Cancel');
  expect(readStyles()).not.toHaveProperty('tableEx.Minimal');
});
