import { expect, it } from 'vitest';
import { LICENSE_CARD } from '@flexa/license/flexa';
import { withKeysOf } from './with-keys-of';

const card = [{ key: 'a key' }];
const before = {
  name: 'Old',
  visualStyles: {
    flexaVisual: { '*': { [LICENSE_CARD]: card, title: [{ bold: true }] } },
    pieChart: { '*': { title: [{ bold: true }] } },
  },
};

it('a licence key moves to the next theme, and nothing else does', () => {
  const theme = {
    name: 'New',
    visualStyles: { flexaVisual: { '*': { title: [{ bold: false }] } } },
  };
  expect(withKeysOf(before, theme)).toEqual({
    name: 'New',
    visualStyles: { flexaVisual: { '*': { title: [{ bold: false }], [LICENSE_CARD]: card } } },
  });
  expect(withKeysOf(before, { name: 'New' })).toEqual({
    name: 'New',
    visualStyles: { flexaVisual: { '*': { [LICENSE_CARD]: card } } },
  });
});

it('a theme is the same one where there is no key', () => {
  const theme = { name: 'New', visualStyles: {} };
  expect(withKeysOf({ name: 'Old' }, theme)).toBe(theme);
});
