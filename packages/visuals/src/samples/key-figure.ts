import type { KeyFigure, KeyFigureData } from '../key-figure/data';

const MILLION = 1e6;

const createFigure = (
  name: string,
  format: string,
  reference: number,
  line: readonly number[],
): KeyFigure => ({
  name,
  format,
  reference,
  referenceName: 'plan',
  line,
  value: line.at(-1) ?? null,
});
const scaleValues = (factor: number, ...values: number[]) => values.map((value) => value * factor);

const SALES = createFigure(
  'Net sales',
  '\\$#,0',
  108 * MILLION,
  scaleValues(MILLION, 59, 68, 65, 81, 91, 84, 78, 100, 109, 96, 104, 118),
);
const ORDERS = createFigure(
  'Orders',
  '#,0',
  41_800,
  scaleValues(100, 318, 330, 322, 351, 372, 366, 340, 388, 402, 391, 399, 424),
);
const REPEATED = createFigure(
  'Repeat orders',
  '0.0%',
  0.482,
  scaleValues(0.001, 421, 424, 419, 430, 436, 431, 428, 447, 452, 450, 459, 470),
);
const MARGIN = createFigure(
  'Gross margin',
  '0.0%',
  0.41,
  scaleValues(0.001, 392, 395, 388, 401, 404, 399, 391, 408, 412, 405, 409, 418),
);

const createData = (...figures: KeyFigure[]): KeyFigureData => ({
  figures,
  axis: { name: 'Month', first: 'Jan', last: 'Dec' },
});

/** Three sets of figures, each over a year. */
export const KEY_FIGURE_SAMPLES = [
  { value: 'four', label: 'Four', data: createData(SALES, ORDERS, MARGIN, REPEATED) },
  { value: 'three', label: 'Three', data: createData(SALES, MARGIN, REPEATED) },
  { value: 'one', label: 'One', data: createData(SALES) },
] as const;
