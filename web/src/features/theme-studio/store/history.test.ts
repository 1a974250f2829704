import { expect, test } from 'vitest';
import { DEFAULT_DECISIONS } from '../model/decisions';
import type { StudioDocument } from '../model/document';
import { packed, unpacked, type History } from './history';

const START: StudioDocument = { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} };

function edited(): History {
  const second = { ...START, name: 'Board pack' };
  const dataColors = ['#102030', ...DEFAULT_DECISIONS.dataColors.slice(1)];
  const third = { ...second, decisions: { ...DEFAULT_DECISIONS, dataColors, center: null } };
  const at = '/visualStyles/*/*/a~1b/0/show';
  const fourth = {
    ...third,
    changes: { [at]: { set: false }, '/name': { removed: true } } as const,
  };
  const longer = [...dataColors, '#ffffff'];
  const fifth = { ...fourth, decisions: { ...third.decisions, dataColors: longer }, changes: {} };
  return { document: third, past: [START, second], future: [fourth, fifth] };
}

test('a history comes back as it was, through JSON', () => {
  const history = edited();
  expect(unpacked(JSON.parse(JSON.stringify(packed(history))))).toEqual(history);
});

test('a step of one colour is kept as that colour alone', () => {
  const dataColors = ['#102030', ...DEFAULT_DECISIONS.dataColors.slice(1)];
  const next = { ...START, decisions: { ...DEFAULT_DECISIONS, dataColors } };
  const { past } = packed({ document: next, past: [START], future: [] });
  expect(past).toEqual([{ '/decisions/dataColors/0': { set: '#2563c9' } }]);
});

test.each([
  [null],
  [undefined],
  ['text'],
  [{}],
  [{ document: { name: 1, decisions: {}, changes: {} } }],
  [{ document: { name: 'a', decisions: {}, changes: { '/a': 1 } } }],
])('what is not ours is no history: %j', (kept) => {
  expect(unpacked(kept)).toBeNull();
});

test('of a history with a broken step the steps up to it are kept', () => {
  const whole = packed(edited());
  const broken = { ...whole, past: [whole.past[0], { '/name': { set: 7 } }], future: 'none' };
  expect(unpacked(broken)).toMatchObject({ past: [{ name: 'Board pack' }], future: [] });
});
