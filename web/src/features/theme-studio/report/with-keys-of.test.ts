import { expect, it } from 'vitest';
import { LICENSE_CARD } from '@flexa/license/flexa';
import { copyLicenseKeys } from './with-keys-of';

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
  expect(copyLicenseKeys(before, theme)).toEqual({
    name: 'New',
    visualStyles: { flexaVisual: { '*': { title: [{ bold: false }], [LICENSE_CARD]: card } } },
  });
  expect(copyLicenseKeys(before, { name: 'New' })).toEqual({
    name: 'New',
    visualStyles: { flexaVisual: { '*': { [LICENSE_CARD]: card } } },
  });
});

it('a theme is the same one where there is no key', () => {
  const theme = { name: 'New', visualStyles: {} };
  expect(copyLicenseKeys({ name: 'Old' }, theme)).toBe(theme);
});
