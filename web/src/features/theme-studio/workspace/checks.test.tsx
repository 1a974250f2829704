import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { useKept } from '../store/keep';
import { decide, undo, useStudio } from '../store/studio';
import { CloudState } from './cloud-state';
import { ContrastChecks } from './contrast-section';

const readColors = () => useStudio.getState().document.decisions.dataColors;

beforeEach(() => useStudio.setState(useStudio.getInitialState(), true));
afterEach(() => {
  clearPage();
  useKept.setState(true, true);
});

test('finds unreadable text, fixes it with one click, and undoes the fix', async () => {
  renderAt('/flexa-theme', <ContrastChecks />);
  act(() => decide({ fourthLevel: '#e8e8e8' }));
  await screen.findAllByLabelText(/^Fix Hints/);
  const before = useStudio.getState().document;
  await waitFor(() => {
    const [fix] = screen.queryAllByLabelText(/^Fix Hints/);
    if (fix) fireEvent.click(fix);
    expect(screen.queryAllByLabelText(/^Fix Hints/)).toEqual([]);
  });
  expect(useStudio.getState().document).not.toEqual(before);
  while (useStudio.getState().document !== before) act(undo);
  expect(await screen.findAllByLabelText(/^Fix Hints/)).not.toEqual([]);
});

test('fixes a data colour without contrast to the card, and no other', async () => {
  const usual = readColors();
  renderAt('/flexa-theme', <ContrastChecks />);
  act(() => decide({ dataColors: usual.with(3, '#fbfbf2') }));
  fireEvent.click(await screen.findByLabelText('Fix Data colours on card'));
  await waitFor(() => expect(screen.getByText(/^25 of 25/)).toBeTruthy());
  expect(readColors()[3]).not.toBe('#fbfbf2');
  expect(readColors().with(3, '')).toEqual(usual.with(3, ''));
});

test('says that the browser can’t keep the theme', async () => {
  renderAt('/flexa-theme', <CloudState />);
  screen.getByText('Saved on this device');
  act(() => useKept.setState(false, true));
  screen.getByText('Not saved: browser storage is full or off');
});
