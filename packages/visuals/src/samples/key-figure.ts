import type { KeyFigure, KeyFigureData } from '../key-figure/data';

const MILLION = 1e6;

const figure = (
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
const scaled = (factor: number, ...values: number[]) => values.map((value) => value * factor);

const SALES = figure(
  'Net sales',
  '\\$#,0',
  108 * MILLION,
  scaled(MILLION, 59, 68, 65, 81, 91, 84, 78, 100, 109, 96, 104, 118),
);
const ORDERS = figure(
  'Orders',
  '#,0',
  41_800,
  scaled(100, 318, 330, 322, 351, 372, 366, 340, 388, 402, 391, 399, 424),
);
const REPEATED = figure(
  'Repeat orders',
  '0.0%',
  0.482,
  scaled(0.001, 421, 424, 419, 430, 436, 431, 428, 447, 452, 450, 459, 470),
);
const MARGIN = figure(
  'Gross margin',
  '0.0%',
  0.41,
  scaled(0.001, 392, 395, 388, 401, 404, 399, 391, 408, 412, 405, 409, 418),
);

const dataFor = (...figures: KeyFigure[]): KeyFigureData => ({
  figures,
  axis: { name: 'Month', first: 'Jan', last: 'Dec' },
});

/** Three sets of figures, each over a year. */
export const KEY_FIGURE_SAMPLES = [
  { value: 'four', label: 'Four', data: dataFor(SALES, ORDERS, MARGIN, REPEATED) },
  { value: 'three', label: 'Three', data: dataFor(SALES, MARGIN, REPEATED) },
  { value: 'one', label: 'One', data: dataFor(SALES) },
] as const;
