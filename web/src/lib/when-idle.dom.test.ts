import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runEachWhenIdle } from './when-idle';

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', (id: number) => void (idle[id - 1] = () => undefined));
});
afterEach(() => vi.unstubAllGlobals());

test('runEachWhenIdle runs each task in its own idle period until it is stopped', () => {
  const ran: string[] = [];
  const stop = runEachWhenIdle(
    ['a', 'b', 'c'].map((name) => () => ran.push(name)),
    10,
  );
  expect(ran).toEqual([]);
  idle[0]?.();
  expect(ran).toEqual(['a']);
  idle[1]?.();
  expect(ran).toEqual(['a', 'b']);
  stop();
  idle[2]?.();
  expect(ran).toEqual(['a', 'b']);
});
