import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DEFAULT_DECISIONS, listIcons, compileTheme } from '@flexa/theme-engine/model';
import { undo, useStudio } from '../store/studio';
import { StatusPanel } from './status-panel';
import { SurfacesPanel } from './surfaces-panel';

const readTheme = () => compileTheme(useStudio.getState().document);
const listIconNames = () => listIcons(readTheme()).map(({ name }) => name);
const FONT = 'Power BI doesn’t include this font. Readers who don’t have it see another one.';

beforeEach(() => {
  useStudio.setState({
    document: { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} },
    past: [],
  });
});
afterEach(cleanup);

test('adds a set of icons in one step, adds an image, and removes each', async () => {
  render(<StatusPanel />);
  fireEvent.click(screen.getByRole('button', { name: 'Add Flags' }));
  expect(listIconNames()).toEqual(['flags_good', 'flags_neutral', 'flags_bad']);
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'Star.svg', {
    type: 'image/svg+xml',
  });
  const input = screen.getByLabelText('Images of icons');
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() => expect(listIconNames()).toContain('Star'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Flags: neutral' }));
  expect(listIconNames()).toEqual(['flags_good', 'flags_bad', 'Star']);
  fireEvent.change(input, {
    target: { files: [new File(['a'], 'a.txt', { type: 'text/plain' })] },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^a\.txt is not an image/);
  undo();
  undo();
  undo();
  expect(listIconNames()).toEqual([]);
});

test('accepts any font, with a warning if Power BI doesn’t include it', () => {
  render(<SurfacesPanel />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Font' }), { target: { value: ' other' } });
  const name = screen.getByRole('textbox', { name: 'Its name' });
  fireEvent.change(name, { target: { value: 'Inter' } });
  expect(readTheme()).toHaveProperty('textClasses.label.fontFace', 'Inter');
  screen.getByText(FONT);
  fireEvent.change(name, { target: { value: 'Georgia' } });
  expect(screen.queryByText(FONT)).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Font' }), { target: { value: 'Arial' } });
  expect(readTheme()).toHaveProperty('textClasses.label.fontFace', 'Arial');
  expect(screen.queryByRole('textbox', { name: 'Its name' })).toBeNull();
});
