import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '@/lib/toast';
import { clearPage, renderAt } from '@/testing/render';
import { usePanes } from '../store/panes';
import { undo, useStudio } from '../store/studio';
import { computeChecks } from '../verdict/use-checks';
import BrandDialog from './brand-dialog';
import { openBrand } from './brand-state';
import { takeBrandFile } from './take-brand-file';
// Loaded already, so that a slow machine does not wait for it within a test.
import './read-brand-file';

const readDocument = () => useStudio.getState().document;
const findField = () => screen.getByLabelText<HTMLInputElement>('Colours');
const type = (value: string) => fireEvent.change(findField(), { target: { value } });
const press = (text: string) => fireEvent.click(screen.getByText(text));

beforeEach(() => {
  useStudio.setState(useStudio.getInitialState(), true);
  openBrand();
  renderAt('/flexa-theme', <BrandDialog />);
});
afterEach(clearPage);

test('one typed colour makes the whole theme, and every check passes, as one step of undo', () => {
  const before = readDocument();
  type('e4002b');
  expect(screen.getByText('Every check passes')).toBeTruthy();
  press('Use these colours');
  expect(readDocument().decisions).toMatchObject({ accent: '#e4002b', accentFill: '#e4002b' });
  expect(readDocument().decisions.dataColors[0]).toBe('#e4002b');
  expect(readDocument().name).toBe('Brand');
  expect(computeChecks(readDocument()).toFix).toBe(0);
  expect(usePanes.getState().dialog).toBeNull();
  undo();
  expect(readDocument()).toBe(before);
});

test('each adjusted colour is listed with its reason and can be reset, and the checks say so', () => {
  type('#ffde00');
  const list = screen.getByText('Adjusted colours').closest('section') ?? document.body;
  expect(
    within(list).getByText(/^Bars and lines need a contrast of 3 .*#ffde00 has 1\.33\.$/),
  ).toBeTruthy();
  fireEvent.click(within(list).getByLabelText('Reset Data colour 1'));
  expect(screen.getByText(/2 checks\s+fail/)).toBeTruthy();
  press('Use these colours');
  expect(readDocument().decisions.dataColors[0]).toBe('#ffde00');
  expect(readDocument().decisions.accent).not.toBe('#ffde00');
});

test('the same button undoes a reset, and so do other colours', () => {
  type('#ffde00');
  fireEvent.click(screen.getByLabelText('Reset Data colour 1'));
  fireEvent.click(screen.getByLabelText('Adjust Data colour 1'));
  expect(screen.getByText('Every check passes')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Reset Data colour 1'));
  type('#ffee00');
  expect(screen.getByText('Every check passes')).toBeTruthy();
});

test('makes a dark theme for a dark page', () => {
  type('#14213d');
  fireEvent.click(screen.getByLabelText('Dark'));
  press('Use these colours');
  expect(readDocument().decisions.page).toBe('dark');
  expect(computeChecks(readDocument()).toFix).toBe(0);
});

test('uses the first three of a long list, and asks for a colour if the field is empty', () => {
  press('Use these colours');
  expect(document.activeElement).toBe(findField());
  type('nothing here');
  expect(screen.getByText('No colours found')).toBeTruthy();
  type('https://coolors.co/264653-2a9d8f-e9c46a-f4a261');
  expect(screen.getByText('4 colours; the first 3 are used')).toBeTruthy();
});

test('a style sheet fills the field with its colours', async () => {
  const css = ':root{--brand-primary:#e4002b}a{color:#004b87}';
  await act(() => takeBrandFile(new File([css], 'site.css')));
  expect(findField().value).toBe('#e4002b #004b87');
  expect(screen.getByText('2 colours')).toBeTruthy();
});

test('of two files the later one counts, also if the first one takes longer to read', async () => {
  const slow = new File(['a{color:#e4002b}'], 'slow.css');
  let answer: (bytes: ArrayBuffer) => void = () => undefined;
  slow.arrayBuffer = () => new Promise((resolve) => (answer = resolve));
  const first = takeBrandFile(slow);
  await act(() => takeBrandFile(new File(['a{color:#004b87}'], 'fast.css')));
  answer(new TextEncoder().encode('a{color:#e4002b}').buffer);
  await act(() => first);
  expect(findField().value).toBe('#004b87');
});

test('a file that was still being read when the dialog was closed leaves the next one alone', async () => {
  const reading = takeBrandFile(new File(['a{color:#e4002b}'], 'site.css'));
  act(() => openBrand());
  await act(() => reading);
  expect(findField().value).toBe('');
});

test('of two dropped files the first is read, and a message says so', async () => {
  const said = vi.spyOn(toast, 'info');
  const files = ['#e4002b', '#004b87'].map(
    (color, i) => new File([`a{color:${color}}`], `${i}.css`),
  );
  fireEvent.drop(screen.getByText('Drop a logo or style sheet'), { dataTransfer: { files } });
  await waitFor(() => expect(findField().value).toBe('#e4002b'));
  expect(said).toHaveBeenCalledWith('Only 0.css was read');
});

test.each([
  ['empty.css', 'a{margin:0}', 'empty.css names no colours.'],
  ['notes.txt', 'brand #e4002b', 'notes.txt is not a PNG, JPEG, SVG or CSS file.'],
  ['page.css', '\u0000\u0001', 'page.css names no colours.'],
  ['big.png', 'x'.repeat(5_000_001), 'big.png has 5.1 MB. A logo or style sheet may have 5 MB.'],
])('%s is refused with the reason, and what was typed stays', async (name, content, reason) => {
  type('#e4002b');
  await act(() => takeBrandFile(new File([content], name)));
  await waitFor(() => expect(screen.getByText(reason)).toBeTruthy());
  expect(findField().value).toBe('#e4002b');
});
