import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildTheme, DEFAULT_DECISIONS } from '@flexa/theme-engine/model';
import { checkTheme } from '@flexa/theme-engine/format';
import type { CheckRequest } from './worker';

const asked: CheckRequest[] = [];
let answer: (request: CheckRequest) => void;

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  constructor() {
    super();
    answer = ({ id, theme }) =>
      this.dispatchEvent(
        new MessageEvent('message', { data: { id, verdict: checkTheme(theme, null) } }),
      );
  }
  postMessage(request: CheckRequest) {
    asked.push(request);
  }
}

const createTheme = (name: string) => buildTheme(name, DEFAULT_DECISIONS);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the verdict before until the newest theme has its own', async () => {
  const { useVerdict } = await import('./use-verdict');
  const { result, rerender } = renderHook(({ shown }) => useVerdict(shown), {
    initialProps: { shown: createTheme('A') },
  });
  expect(result.current).toBeNull();
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => answer(asked[0] as CheckRequest));
  expect(result.current?.errors).toEqual([]);

  rerender({ shown: { ...createTheme('B'), good: 'red' } });
  rerender({ shown: { ...createTheme('C'), good: 'red', bad: 'red' } });
  expect(result.current?.errors).toEqual([]);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.theme).toMatchObject({ name: 'C' });
  act(() => answer(asked[1] as CheckRequest));
  expect(result.current?.errors).toHaveLength(2);

  rerender({ shown: createTheme('D') });
  act(() => answer(asked[1] as CheckRequest));
  await waitFor(() => expect(asked).toHaveLength(3));
  act(() => answer(asked[2] as CheckRequest));
  expect(result.current?.errors).toEqual([]);
});
