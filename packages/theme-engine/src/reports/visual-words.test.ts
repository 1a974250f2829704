import { expect, it } from 'vitest';
import { getCapabilities, listVisualTypes } from '@microsoft/powerbi-core-visual-schema';
import { findTitle } from './visual-words';

it('findTitle builds a title from fields for exactly the kinds for which Power BI does', () => {
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
