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

// By text and label, not by role: computing roles takes long in jsdom.
const title = (name: string) => screen.getByText(name, { selector: 'h2' });
const button = (name: string) =>
  screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button' });

test('changes steps by button, list and arrow keys', () => {
  title('A report without a theme');
  fireEvent.click(button('Next step'));
  title('Choose the first colour');
  fireEvent.keyDown(button('Next step'), { key: 'ArrowRight' });
  title('Choose the second');
  fireEvent.click(button('Step 7: Take the file'));
  title('Take the file');
  expect(button('Next step')).toHaveProperty('disabled', true);
});

test('plays on request, and again from the start', () => {
  act(() => void vi.advanceTimersByTime(STEP_MS * 2));
  title('A report without a theme');
  fireEvent.click(button('Play'));
  act(() => void vi.advanceTimersByTime(STEP_MS));
  title('Choose the first colour');
  fireEvent.click(button('Pause'));
  act(() => void vi.advanceTimersByTime(STEP_MS * 2));
  title('Choose the first colour');
  fireEvent.click(button('Step 7: Take the file'));
  fireEvent.click(button('Replay'));
  title('A report without a theme');
});
