import { expect, test } from 'vitest';
import { fakeHost } from '../testing/host';
import { createCategoricalView } from '../testing/views';
import { Visual } from '../variance-columns/visual';

const SALES = createCategoricalView(
  { name: 'Month', role: 'category', values: ['Jan', 'Feb', 'Mar'] },
  [
    { name: 'Sales', role: 'actual', values: [59, 68, 65] },
    { name: 'Plan', role: 'plan', values: [63, 66, 69] },
  ],
);
/** Values of Microsoft's enums, which exist only as types. */
const [CREATE, DATA] = [0, 2];

/** Draws unlicensed variance columns at the given height. */
function drawAtHeight(height: number) {
  const element = document.createElement('div');
  new Visual({ element, host: fakeHost().host }).update({
    viewport: { width: 400, height },
    dataViews: [SALES],
    type: DATA,
    operationKind: CREATE,
  });
  return {
    drawn: Number(element.querySelector('svg')?.getAttribute('height')),
    hasPins: element.querySelector('circle') !== null,
    notice: element.querySelector('[data-license-notice]')?.textContent ?? null,
  };
}

test.each([
  ['a free drawing uses the whole height and has no watermark', 120, 120, false],
  ['a small paid drawing is overlaid with its watermark', 130, 130, true],
  [
    'a paid drawing that would lose its pins to make space is overlaid with its watermark',
    140,
    140,
    true,
  ],
  ['a larger paid drawing makes space for its watermark', 150, 130, true],
])('%s: %i pixels', (_title, height, drawn, isPaid) => {
  const notice = isPaid ? 'Licence_Watermark' : null;
  expect(drawAtHeight(height)).toEqual({ drawn, hasPins: isPaid, notice });
});
