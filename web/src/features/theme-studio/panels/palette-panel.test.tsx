import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { INVALID_COLOR } from '@flexa/theme-engine/model';
import { undo, useStudio } from '../store/studio';
import { PalettePanel } from './palette-panel';

const colors = () => useStudio.getState().document.decisions.dataColors;
// By text and label, not by role: computing the roles of a whole panel takes seconds in jsdom.
const button = (text: string) => screen.getByText(text).closest('button') ?? document.body;
const row = (number: number) => button(`Data colour ${number}`);

beforeEach(() => {
  useStudio.setState(useStudio.getInitialState(), true);
  renderAt('/flexa-theme', <PalettePanel />);
});
afterEach(clearPage);

describe('blending two colours', () => {
  it('makes data colours of the eight steps, as one step of undo', () => {
    const before = colors();
    fireEvent.click(button('Use as data colours'));
    expect(colors()).toEqual([
      '#0000ff',
      '#2424db',
      '#4949b6',
      '#6d6d92',
      '#92926d',
      '#b6b649',
      '#dbdb24',
      '#ffff00',
    ]);
    undo();
    expect(colors()).toEqual(before);
  });

  it('refuses an invalid colour with the specified message and keeps the input', () => {
    const field = screen.getByLabelText<HTMLInputElement>('First colour');
    fireEvent.change(field, { target: { value: '#12' } });
    expect(screen.queryByText(INVALID_COLOR)).toBeNull();
    fireEvent.blur(field);
    expect(screen.getByRole('alert').textContent).toBe(INVALID_COLOR);
    expect(field.value).toBe('#12');
    fireEvent.click(button('Use as data colours'));
    expect(colors()[0]).toBe('#0000ff');
  });
});

describe('the data colours', () => {
  it('keep at least eight colours and explain why', () => {
    fireEvent.keyDown(row(3), { key: 'Delete' });
    expect(colors()).toHaveLength(8);
    expect(screen.getByText(/at least 8: with fewer, Power BI keeps/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Add a data colour'));
    expect(colors()).toHaveLength(9);
    fireEvent.click(screen.getByLabelText('Remove data colour 1'));
    expect(colors()).toHaveLength(8);
  });

  it('move by Alt and an arrow, with the focus and the lock', () => {
    const [first, second] = colors();
    fireEvent.click(screen.getByLabelText('Lock data colour 1'));
    row(1).focus();
    fireEvent.keyDown(row(1), { key: 'ArrowDown', altKey: true });
    expect(colors().slice(0, 2)).toEqual([second, first]);
    expect(document.activeElement).toBe(row(2));
    expect(useStudio.getState().locked).toEqual([1]);
  });

  it('are shuffled but for the locked ones', () => {
    const before = colors();
    fireEvent.click(screen.getByLabelText('Lock data colour 4'));
    fireEvent.click(button('Shuffle'));
    expect(colors()[3]).toBe(before[3]);
    expect(colors().filter((color, i) => color !== before[i]).length).toBeGreaterThan(4);
  });

  it('come from a list in any format, without its invalid parts', () => {
    const before = colors();
    fireEvent.click(button('Paste list'));
    const paste = (value: string) =>
      fireEvent.change(screen.getByLabelText(/coolors\.co/), { target: { value } });
    paste('zzz #12 rgb(a,b,c) facade \u0000 #ggg https://evil.test/?x=<img>');
    expect(screen.getByText('No colours found')).toBeTruthy();
    paste('https://coolors.co/264653-2a9d8f-e9c46a');
    expect(screen.getByText('3 colours; the rest stay')).toBeTruthy();
    paste('zzz #ff8800 !! rgb(0 128 255) ;;; #xyz hsl(120 50% 25%)');
    fireEvent.click(button('Use'));
    expect(colors()).toEqual(['#ff8800', '#0080ff', '#206020', ...before.slice(3)]);
  });

  it('says how many of a long list are taken', () => {
    const codes = Array.from({ length: 40 }, (_, i) => `#1020${String(i + 10)}`);
    fireEvent.click(button('Paste list'));
    fireEvent.change(screen.getByLabelText(/coolors\.co/), { target: { value: codes.join(' ') } });
    expect(screen.getByText('40 colours; the first 24 are used')).toBeTruthy();
    fireEvent.click(button('Use'));
    expect(colors()).toEqual(codes.slice(0, 24));
  });
});

it('applies a whole preset and marks it as the current one', async () => {
  const isCurrent = (name: string) =>
    waitFor(() => expect(button(name).getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(button('Blues'));
  expect(useStudio.getState().document.name).toBe('Blues');
  await isCurrent('Blues');
  act(undo);
  await isCurrent('Meridian');
});
