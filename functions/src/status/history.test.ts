import { expect, test } from 'vitest';
import type { Part } from '@flexa/contracts/status';
import { seen, statusOf, type History } from './history';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const at = (after: number) => new Date(START + after);
const iso = (after: number) => at(after).toISOString();

/** What is known after looks at these moments. */
function after(...looks: [number, Part[]][]): History | undefined {
  return looks.reduce<History | undefined>(
    (history, [moment, failing]) => seen(history, failing, at(moment)),
    undefined,
  );
}

test('an outage begins with the first look that fails and ends with the first that does not', () => {
  const history = after([0, []], [5, ['mail']], [10, ['mail', 'payments']], [15, ['payments']]);
  expect(history?.outages).toEqual([
    { part: 'payments', from: iso(10), until: null },
    { part: 'mail', from: iso(5), until: iso(15) },
  ]);
});

test('an outage is told of for thirty days after its end', () => {
  const history = after([0, ['api']], [5, []], [30 * DAY + 5, []]);
  expect(history?.outages).toHaveLength(1);
  expect(after([0, ['api']], [5, []], [30 * DAY + 6, []])?.outages).toEqual([]);
  expect(after([0, ['api']], [60 * DAY, ['api']])?.outages).toHaveLength(1);
});

test('a part is as it was last seen, and unknown where that is too long ago', () => {
  const stateOf = (history: History | undefined, now: number) =>
    Object.fromEntries(statusOf(history, at(now)).parts.map(({ part, state }) => [part, state]));
  const history = after([0, ['mail']]);
  const rest = { api: 'working', 'sign-in': 'working', payments: 'working' };
  expect(stateOf(history, 15 * MINUTE)).toEqual({ ...rest, mail: 'failing' });
  expect(new Set(Object.values(stateOf(history, 15 * MINUTE + 1)))).toEqual(new Set(['unknown']));
  expect(new Set(Object.values(stateOf(undefined, 0)))).toEqual(new Set(['unknown']));
});
