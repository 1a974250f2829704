import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { DEFAULT_DECISIONS, themeOf } from '@flexa/theme-engine/model';
import { undo, useStudio } from '../store/studio';
import { LiveReport } from './live-report';
import { VisualsPanel } from '../panels/visuals-panel';

const styles = () => themeOf(useStudio.getState().document)['visualStyles'];
let studio: HTMLElement;
let report: HTMLElement;
const panel = () => within(studio);
const picture = () => report.querySelector('svg')?.innerHTML;
const press = (name: string) => fireEvent.click(panel().getByRole('button', { name }));
const padding = () => panel().getByRole('slider', { name: 'Row padding' });

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
  fireEvent.change(panel().getByRole('textbox', { name: 'Name of the style preset' }), {
    target: { value: name },
  });
  press('Create');
}

async function create(name: string) {
  type(name);
  await waitFor(() => expect(panel().queryByRole('button', { name: 'Create' })).toBeNull());
}

test('creates a style preset from a visual’s settings, shows it in the report and edits it separately', async () => {
  const plain = picture();
  fireEvent.change(padding(), { target: { value: '12' } });
  const tuned = picture();
  expect(tuned).not.toBe(plain);

  await create('Airy');
  expect(styles()).toHaveProperty('tableEx.Airy', { grid: [{ rowPadding: 12 }] });
  expect(picture()).toBe(tuned);
  expect(panel().getAllByText('1 set')).toHaveLength(2);

  fireEvent.change(padding(), { target: { value: '2' } });
  expect(styles()).toHaveProperty('tableEx.Airy', { grid: [{ rowPadding: 2 }] });
  fireEvent.change(panel().getByRole('combobox', { name: 'Shown' }), {
    target: { value: '' },
  });
  expect(picture()).toBe(plain);
  expect(panel().getByText('Same as the theme')).toBeTruthy();
});

test('a style preset is worn by default where that is chosen, and deleted', async () => {
  await create('Airy');
  fireEvent.change(padding(), { target: { value: '12' } });
  fireEvent.change(panel().getByRole('combobox', { name: 'Default' }), {
    target: { value: 'Airy' },
  });
  expect(styles()).toHaveProperty(['tableEx', '*', 'stylePreset'], [{ name: 'Airy' }]);
  press('Delete');
  expect(styles()).toEqual(themeOf({ ...useStudio.getState().document, changes: {} })['visualStyles']); // prettier-ignore
  undo();
  expect(styles()).toHaveProperty('tableEx.Airy', { grid: [{ rowPadding: 12 }] });
});

test('explains why a name is invalid', async () => {
  type('Minimal');
  await panel().findByText('Power BI has a preset Minimal itself.');
  press('Cancel');
  expect(styles()).not.toHaveProperty('tableEx.Minimal');
});
