import { expect, test } from 'vitest';
import { GENESIS, hashOf, isWhole, sealed } from './chain';

const link = {
  number: 1,
  from: '2026-11-20T11:00:00.000Z',
  until: '2026-11-20T12:00:00.000Z',
  entries: { one: { at: '2026-11-20T11:10:00.000Z', hash: hashOf({ actor: 'boss' }) } },
  previous: GENESIS,
};

test('a hash does not depend on the order of fields, and on everything else', () => {
  expect(hashOf({ a: 1, b: [{ c: 2, d: null }] })).toBe(hashOf({ b: [{ d: null, c: 2 }], a: 1 }));
  const different = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: true }, { b: 1 }, { a: 1, b: null }];
  expect(new Set(different.map(hashOf)).size).toBe(different.length);
});

test.each([
  ['number', { number: 2 }],
  ['span', { until: '2026-11-20T13:00:00.000Z' }],
  ['entries', { entries: {} }],
  ['previous link', { previous: hashOf('another') }],
])('a link whose %s changed is not whole', (_what, change) => {
  const seal = sealed(link);
  expect(isWhole(seal)).toBe(true);
  expect(isWhole({ ...seal, ...change })).toBe(false);
});
