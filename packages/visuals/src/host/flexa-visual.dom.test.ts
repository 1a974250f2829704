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
/** The values of Microsoft's enums, which exist in types alone. */
const [CREATE, DATA] = [0, 2];

/** Draws variance columns without a licence at a height. */
function drawAt(height: number) {
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
  ['a free drawing has no watermark and the whole height', 120, 120, false],
  ['a small paid drawing has its watermark over it', 130, 130, true],
  [
    'a paid drawing that would lose its pins to make room has its watermark over it',
    140,
    140,
    true,
  ],
  ['a larger paid drawing makes room for its watermark', 150, 130, true],
])('%s: %i pixels', (_, height, drawn, isPaid) => {
  const notice = isPaid ? 'Licence_Watermark' : null;
  expect(drawAt(height)).toEqual({ drawn, hasPins: isPaid, notice });
});
