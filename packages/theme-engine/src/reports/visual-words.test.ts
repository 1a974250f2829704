import { expect, it } from 'vitest';
import { getCapabilities, listVisualTypes } from '@microsoft/powerbi-core-visual-schema';
import { findTitle } from './visual-words';

it('makes a title of fields for just those kinds for which Power BI makes one', () => {
  const json = {
    visual: { query: { queryState: { Y: { projections: [{ nativeQueryRef: 'Freight' }] } } } },
  };
  const untitled = listVisualTypes().filter((type) => {
    return findTitle({ path: '', text: '', json, name: 'v', type }) === undefined;
  });
  expect(untitled.sort()).toEqual(
    listVisualTypes()
      .filter((type) => getCapabilities(type)?.suppressDefaultTitle === true)
      .sort(),
  );
});
