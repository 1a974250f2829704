import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '@/features/auth';
import { endSession } from '@/features/auth';
import { setClock } from '@/lib/clock';
import ComboPopup from './combo-popup';
import { Countdown } from './countdown';
import { schedulePopup, usePopup } from './popup-due';

/** The popup's rules (docs/specification.md, section 2); browser tests cover its look and focus. */
vi.mock('./combo-dialog', () => ({
  ComboDialog: ({ onClose, onJoin }: { onClose: () => void; onJoin: () => void }) => (
    <div role="dialog">
      <button onClick={onClose}>Close</button>
      <button onClick={onJoin}>Join Now</button>
    </div>
  ),
}));

const DURING = new Date('2025-10-19T15:18:00.000Z');
const AFTER = new Date('2025-11-01T00:00:00.000Z');
const DELAY = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ now: DURING });
  setClock(() => new Date());
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setClock();
  usePopup.setState({ due: false, open: false });
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

function start(path = '/blogs') {
  schedulePopup();
  const element = (
    <>
      <input aria-label="Notes" />
      <ComboPopup />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const queryPopup = () => screen.queryByRole('dialog');
const flag = () => sessionStorage.getItem('popupShown');

test('the popup opens 30 seconds after the start of the app, and not earlier', () => {
  start();
  pass(DELAY - 1);
  expect(queryPopup()).toBeNull();
  expect(flag()).toBeNull();
  pass(1);
  expect(queryPopup()).not.toBeNull();
  expect(flag()).toBe('true');
});

test('the popup does not open once the offer has ended', () => {
  vi.setSystemTime(AFTER);
  start();
  pass(4 * DELAY);
  expect(queryPopup()).toBeNull();
  expect(usePopup.getState().due).toBe(false);
});

test('the popup does not open if the offer ends during the wait', () => {
  start('/login');
  pass(DELAY);
  vi.setSystemTime(AFTER);
  cleanup();
  const router = createMemoryRouter([{ path: '*', element: <ComboPopup /> }]);
  render(<RouterProvider router={router} />);
  expect(queryPopup()).toBeNull();
  expect(flag()).toBeNull();
});

test.each(['/login', '/register', '/admin'])(
  'the popup never opens on %s, opens on the page after it, and closes on the way back',
  async (path) => {
    const router = start(path);
    pass(DELAY);
    expect(queryPopup()).toBeNull();
    expect(flag()).toBeNull();
    await act(() => router.navigate('/'));
    expect(queryPopup()).not.toBeNull();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(path);
    expect(queryPopup()).toBeNull();
  },
);

test('the popup waits while someone types in a field', () => {
  start();
  const field = screen.getByLabelText('Notes');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'half a sentence' } });
  pass(DELAY);
  expect(queryPopup()).toBeNull();
  act(() => field.blur());
  expect(queryPopup()).not.toBeNull();
});

test('the popup opens over an empty field that the page itself has focused, as on /verify', () => {
  start('/verify');
  act(() => screen.getByLabelText('Notes').focus());
  pass(DELAY);
  expect(queryPopup()).not.toBeNull();
});

test('the popup opens once per session', async () => {
  const router = start();
  pass(DELAY);
  fireEvent.click(screen.getByText('Close'));
  expect(queryPopup()).toBeNull();
  await act(() => router.navigate('/about-us'));
  pass(4 * DELAY);
  expect(queryPopup()).toBeNull();
});

test('the popup does not open again in the session in which it was shown', () => {
  start();
  sessionStorage.setItem('popupShown', 'true');
  pass(DELAY);
  expect(queryPopup()).toBeNull();
});

test('the popup opens again 30 seconds after a sign-out, which starts a new session', () => {
  useSession.setState({ status: 'signed-in', uid: 'nora' });
  start();
  pass(DELAY);
  fireEvent.click(screen.getByText('Close'));
  expect(flag()).toBe('true');
  act(() => endSession('left'));
  expect(flag()).toBeNull();
  pass(DELAY - 1);
  expect(queryPopup()).toBeNull();
  pass(1);
  expect(queryPopup()).not.toBeNull();
});

test('Join Now closes the popup and leads to /contact', async () => {
  const router = start();
  pass(DELAY);
  await act(async () => fireEvent.click(screen.getByText('Join Now')));
  expect(router.state.location.pathname).toBe('/contact');
  expect(queryPopup()).toBeNull();
});

test('the popup’s countdown shows days, hours, minutes and seconds, and the end of the offer', () => {
  const end = new Date(DURING.getTime() + ((2 * 24 + 3) * 60 + 4) * 60_000 + 5000);
  const onEnd = vi.fn();
  render(<Countdown end={end} onEnd={onEnd} />);
  const readUnits = () =>
    [...document.querySelectorAll('[data-unit]')].map(({ textContent }) => textContent);
  expect(readUnits()).toEqual(['02', '03', '04', '05']);
  expect(screen.getByTestId('countdown').textContent).toBe('02days03hours04minutes05seconds');
  pass(1000);
  expect(readUnits()).toEqual(['02', '03', '04', '04']);
  pass(60_000);
  expect(readUnits()).toEqual(['02', '03', '03', '04']);
  expect(onEnd).not.toHaveBeenCalled();
  vi.setSystemTime(new Date(end.getTime() + 1));
  pass(1000);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(readUnits()).toEqual(['00', '00', '00', '00']);
});
