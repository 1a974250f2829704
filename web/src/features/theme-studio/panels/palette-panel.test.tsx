import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { blendColors, computeContrast, INVALID_COLOR, toOklch } from '@flexa/theme-engine/model';
import { decide, undo, useStudio } from '../store/studio';
import { PalettePanel } from './palette-panel';

const readColors = () => useStudio.getState().document.decisions.dataColors;
// By text and label, not by role: computing the roles of a whole panel takes seconds in jsdom.
const findButton = (text: string) => screen.getByText(text).closest('button') ?? document.body;
const findRow = (number: number) => findButton(`Data colour ${number}`);

beforeEach(() => {
  useStudio.setState(useStudio.getInitialState(), true);
  renderAt('/flexa-theme', <PalettePanel />);
});
afterEach(clearPage);

describe('blending two colours', () => {
  it('starts with eight clear colours: none is grey, and each step can be seen on the card', () => {
    fireEvent.click(findButton('Use as data colours'));
    for (const color of readColors()) {
      expect(toOklch(color).c).toBeGreaterThan(0.08);
      expect(computeContrast(color, '#ffffff')).toBeGreaterThan(3);
    }
  });

  it('makes data colours of the eight steps, as one step of undo', () => {
    const before = readColors();
    fireEvent.click(findButton('Use as data colours'));
    expect(readColors()).toEqual(blendColors('#3d2c8d', '#f0567a', 'oklch'));
    undo();
    expect(readColors()).toEqual(before);
  });

  it('refuses an invalid colour with the specified message and keeps the input', () => {
    const field = screen.getByLabelText<HTMLInputElement>('First colour');
    fireEvent.change(field, { target: { value: '#12' } });
    expect(screen.queryByText(INVALID_COLOR)).toBeNull();
    fireEvent.blur(field);
    expect(screen.getByRole('alert').textContent).toBe(INVALID_COLOR);
    expect(field.value).toBe('#12');
    fireEvent.click(findButton('Use as data colours'));
    expect(readColors()[0]).toBe('#3d2c8d');
  });
});

describe('the data colours', () => {
  it('keep at least eight colours and explain why', () => {
    fireEvent.keyDown(findRow(3), { key: 'Delete' });
    expect(readColors()).toHaveLength(8);
    expect(screen.getByText(/at least 8: with fewer, Power BI keeps/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Add a data colour'));
    expect(readColors()).toHaveLength(9);
    fireEvent.click(screen.getByLabelText('Remove data colour 1'));
    expect(readColors()).toHaveLength(8);
  });

  it('move by Alt and an arrow, with the focus and the lock', () => {
    const [first, second] = readColors();
    fireEvent.click(screen.getByLabelText('Lock data colour 1'));
    findRow(1).focus();
    fireEvent.keyDown(findRow(1), { key: 'ArrowDown', altKey: true });
    expect(readColors().slice(0, 2)).toEqual([second, first]);
    expect(document.activeElement).toBe(findRow(2));
    expect(useStudio.getState().locked).toEqual([1]);
  });

  it('are shuffled but for the locked ones', () => {
    const before = readColors();
    fireEvent.click(screen.getByLabelText('Lock data colour 4'));
    fireEvent.click(findButton('Shuffle'));
    expect(readColors()[3]).toBe(before[3]);
    expect(readColors().filter((color, i) => color !== before[i]).length).toBeGreaterThan(4);
  });

  it('come from a list in any format, without its invalid parts', () => {
    const before = readColors();
    fireEvent.click(findButton('Paste list'));
    const paste = (value: string) =>
      fireEvent.change(screen.getByLabelText(/coolors\.co/), { target: { value } });
    paste('zzz #12 rgb(a,b,c) facade \u0000 #ggg https://evil.test/?x=<img>');
    expect(screen.getByText('No colours found')).toBeTruthy();
    paste('https://coolors.co/264653-2a9d8f-e9c46a');
    expect(screen.getByText('3 colours; the rest stay')).toBeTruthy();
    paste('zzz #ff8800 !! rgb(0 128 255) ;;; #xyz hsl(120 50% 25%)');
    fireEvent.click(findButton('Use'));
    expect(readColors()).toEqual(['#ff8800', '#0080ff', '#206020', ...before.slice(3)]);
  });

  it('says how many of a long list are taken', () => {
    const codes = Array.from({ length: 40 }, (_, i) => `#1020${String(i + 10)}`);
    fireEvent.click(findButton('Paste list'));
    fireEvent.change(screen.getByLabelText(/coolors\.co/), { target: { value: codes.join(' ') } });
    expect(screen.getByText('40 colours; the first 24 are used')).toBeTruthy();
    fireEvent.click(findButton('Use'));
    expect(readColors()).toEqual(codes.slice(0, 24));
  });
});

describe('the accent', () => {
  const readAccent = () => useStudio.getState().document.decisions.accent;

  it('does not follow data colour 1: the panel says so and offers it', async () => {
    decide({ dataColors: ['#7a2a7f', ...readColors().slice(1)] });
    await screen.findByText(/The accent does not follow data colour 1/);
    expect(readAccent()).toBe('#2563c9');
    fireEvent.click(screen.getByText('Use #7a2a7f'));
    expect(readAccent()).toBe('#7a2a7f');
    await waitFor(() => expect(screen.queryByText(/does not follow/)).toBeNull());
  });

  it('is not asked about again once it was kept, and not for other data colours or a preset', async () => {
    decide({ dataColors: ['#7a2a7f', ...readColors().slice(1)] });
    fireEvent.click(await screen.findByText('Keep it'));
    expect(screen.queryByText(/does not follow/)).toBeNull();
    act(undo);
    act(() => decide({ dataColors: readColors().with(3, '#7a2a7f') }));
    fireEvent.click(findButton('Blues'));
    await waitFor(() => expect(findButton('Blues').getAttribute('aria-pressed')).toBe('true'));
    expect(screen.queryByText(/does not follow/)).toBeNull();
  });
});

it('applies a whole preset and marks it as the current one', async () => {
  const isCurrent = (name: string) =>
    waitFor(() => expect(findButton(name).getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(findButton('Blues'));
  expect(useStudio.getState().document.name).toBe('Blues');
  await isCurrent('Blues');
  act(undo);
  await isCurrent('Meridian');
});
