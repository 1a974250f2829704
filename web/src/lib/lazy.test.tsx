import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createLazyPart } from './lazy';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a lazy part loads when it is shown, with a fallback until then', async () => {
  let arrive: (part: () => string) => void = () => undefined;
  const load = vi.fn(() => new Promise<() => string>((resolve) => (arrive = resolve)));
  const Part = createLazyPart(load);
  expect(load).not.toHaveBeenCalled();
  render(<Part fallback="Loading" />);
  expect(screen.getByText('Loading')).toBeDefined();
  await act(async () => arrive(() => 'There'));
  expect(await screen.findByText('There')).toBeDefined();
});

test('a lazy part that fails to load leaves the page intact and closes its opener', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = createLazyPart(() => Promise.reject<() => string>(new Error('gone')));
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>{open ? 'Open' : 'Closed'}</button>
        {open && <Part onMissing={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Closed')).toBeDefined();
});

test('a preloaded part is shown at once and keeps its state', async () => {
  const Part = createLazyPart(async () => () => <input aria-label="There" />);
  Part.preload();
  await act(async () => undefined);
  const page = createRoot(document.body.appendChild(document.createElement('div')));
  // Outside `act`, which would wait for lazy components.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(() => page.render(<Part fallback="Loading" />));
  const shown = screen.getByLabelText('There');
  flushSync(() => page.render(<Part fallback="Still loading" />));
  expect(screen.getByLabelText('There')).toBe(shown);
  flushSync(() => page.unmount());
});

test('preloading a part fails silently', async () => {
  const Part = createLazyPart(() => Promise.reject<() => string>(new Error('gone')));
  expect(() => Part.preload()).not.toThrow();
  await act(async () => undefined);
});
