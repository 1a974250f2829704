import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { DemoPage } from './demo-page';
import { STEP_MS } from './demo-steps';

beforeEach(() => {
  vi.useFakeTimers();
  renderAt('/demo-video', <DemoPage />);
});
afterEach(() => {
  clearPage();
  vi.useRealTimers();
});

// Finds by text and label, because computing roles is slow in jsdom.
const getTitle = (name: string) => screen.getByText(name, { selector: 'h2' });
const getButton = (name: string) =>
  screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button' });

test('the demo changes steps by button, list and arrow keys', () => {
  getTitle('A report without a theme');
  fireEvent.click(getButton('Next step'));
  getTitle('Choose the first colour');
  fireEvent.keyDown(getButton('Next step'), { key: 'ArrowRight' });
  getTitle('Choose the second');
  fireEvent.click(getButton('Step 7: Take the file'));
  getTitle('Take the file');
  expect(getButton('Next step')).toHaveProperty('disabled', true);
});

test('the demo plays on request, and again from the start', () => {
  act(() => void vi.advanceTimersByTime(STEP_MS * 2));
  getTitle('A report without a theme');
  fireEvent.click(getButton('Play'));
  act(() => void vi.advanceTimersByTime(STEP_MS));
  getTitle('Choose the first colour');
  fireEvent.click(getButton('Pause'));
  act(() => void vi.advanceTimersByTime(STEP_MS * 2));
  getTitle('Choose the first colour');
  fireEvent.click(getButton('Step 7: Take the file'));
  fireEvent.click(getButton('Replay'));
  getTitle('A report without a theme');
});
