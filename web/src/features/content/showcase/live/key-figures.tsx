import {
  drawKeyFigures,
  readKeyFigureSettings,
  sayInEnglish,
  type KeyFigure,
} from '@flexa/visuals/key-figure';
import { LiveVisual, ON_PAGE, PAGE_TEXT, SHOWN, type LiveOption } from './live-visual';

const MILLION = 1e6;

const figure = (
  name: string,
  format: string,
  reference: number,
  line: readonly number[],
): KeyFigure => ({
  ...{ name, format, reference, referenceName: 'plan', line },
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
const RETURNS = figure(
  'Return rate',
  '0.0%',
  0.045,
  scaled(0.001, 58, 55, 56, 52, 51, 53, 55, 49, 48, 50, 49, 47),
);
const MARGIN = figure(
  'Gross margin',
  '0.0%',
  0.41,
  scaled(0.001, 392, 395, 388, 401, 404, 399, 391, 408, 412, 405, 409, 418),
);

/** Three sets of figures. */
const SAMPLES = [
  { value: 'four', label: 'Four', figures: [SALES, ORDERS, MARGIN, RETURNS] },
  { value: 'three', label: 'Three', figures: [SALES, MARGIN, RETURNS] },
  { value: 'one', label: 'One', figures: [SALES] },
] as const;

const OPTIONS: readonly LiveOption[] = [
  { name: 'sample', label: 'Figures', choices: SAMPLES },
  {
    ...{ name: 'size', label: 'Card' },
    choices: [
      { value: 'large', label: 'Large' },
      { value: 'medium', label: 'Medium' },
      { value: 'small', label: 'Small' },
    ],
  },
  {
    ...{ name: 'kind', label: 'Change' },
    choices: [
      { value: 'percent', label: 'Percent' },
      { value: 'absolute', label: 'Absolute' },
      { value: 'both', label: 'Both' },
    ],
  },
  { name: 'line', label: 'Line', choices: SHOWN },
  { name: 'frame', label: 'Frame', choices: SHOWN },
];

/** Key figures, alive. */
export function LiveKeyFigures() {
  return (
    <LiveVisual
      options={OPTIONS}
      heights={[160, 300, 520]}
      draw={({ sample, size: card, kind, line, frame }, size) => {
        const { figures } = SAMPLES.find(({ value }) => value === sample) ?? SAMPLES[0];
        const settings = readKeyFigureSettings({
          ...{ ...PAGE_TEXT, figure: { size: card }, change: { kind } },
          ...{ line: { show: line === 'yes' }, grid: { frame: frame === 'yes' } },
        });
        const data = { figures, axis: { name: 'Month', first: 'Jan', last: 'Dec' } };
        return drawKeyFigures({ data, settings, size, say: sayInEnglish, ...ON_PAGE });
      }}
    />
  );
}
