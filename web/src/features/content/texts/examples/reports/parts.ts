import type { SampleReport } from '@/features/theme-studio';

/** Parts that the example reports share: number formats, heads and single figures. */

type Visual = SampleReport['visuals'][number];
type Measure = SampleReport['measures'][string];
type Amount = Measure['is'];
type Box = Visual['box'];

export const COUNT = '#,0';
export const RATE = '0.0%';
export const SHARE = '0%';
/** Thousand dollars. */
export const MONEY = '\\$#,0"k";"−"\\$#,0"k";\\$0';
export const CHANGE = '+0.0%;"−"0.0%;0.0%';
export const POINTS = '+0.0" pt";"−"0.0" pt";0.0" pt"';
export const MORE = '+#,0;"−"#,0;0';

export const sum = (column: string, where?: readonly [column: string, value: string]) =>
  where ? ({ of: 'sum', column, where } as const) : ({ of: 'sum', column } as const);

/** Computes the growth from one amount to another, in percent. */
export const computeGrowth = (now: Amount, before: Amount): Measure => ({
  is: { subtract: [{ divide: [now, before] }, 1] },
  format: CHANGE,
});

/** Computes the difference of two shares, in percentage points. */
export const computePoints = (now: Amount, before: Amount): Measure => ({
  is: { divide: [{ subtract: [now, before] }, 0.01] },
  format: POINTS,
});

export const createHeading = (
  title: string,
  note: string,
  box: Box = [24, 18, 760, 60],
): Visual => ({
  id: 'heading',
  type: 'textbox',
  title,
  note,
  box,
});

/** Creates slicers in a row that ends at the right edge of the page. */
export const createSlicers = (...all: readonly [title: string, field: string][]): Visual[] =>
  all.map(([title, field], i) => ({
    id: `choose-${i + 1}`,
    type: 'slicer',
    title,
    wells: { Values: [field] },
    box: [1256 - (all.length - i) * 168 + 16, 8, 152, 76],
  }));

/** Creates a card with one figure and its comparison. */
export const createFigure = (
  id: string,
  label: string,
  measure: string,
  box: Box,
  compared?: readonly [measure: string, note: string, better: 'more' | 'less' | 'neither'],
): Visual => ({
  id,
  type: 'cardVisual',
  title: label,
  wells: { Data: [`[${measure}]`] },
  names: { [`[${measure}]`]: label },
  ...(compared && {
    compared: {
      [`[${measure}]`]: {
        measure: `[${compared[0]}]`,
        note: compared[1],
        better: compared[2],
      },
    },
  }),
  box,
});

/** Lays out boxes of the same size in a row. */
export function layOutRow(
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Box[] {
  const gap = 14;
  const boxSize = Math.floor((width - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, i) => [x + i * (boxSize + gap), y, boxSize, height]);
}

/** Lays out boxes of the same size in a column. */
export function layOutColumn(
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Box[] {
  const gap = 14;
  const boxSize = Math.floor((height - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, i) => [x, y + i * (boxSize + gap), width, boxSize]);
}

/** Hides the scale, since labels show the numbers. */
export const LABELS_ONLY = {
  labels: { show: true },
  valueAxis: { show: false, gridlineShow: false },
} as const;
