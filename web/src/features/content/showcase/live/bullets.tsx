import {
  BULLET_MANIFEST,
  drawBulletList,
  readBulletSettings,
  sayInEnglish,
  type BulletData,
} from '@flexa/visuals/bullet-list';
import { LiveVisual, ON_PAGE, PAGE_TEXT, SHOWN, type LiveOption } from './live-visual';

type Row = readonly [name: string, actual: number, target: number, low: number, high: number];

function list(actual: string, format: string, category: string, rows: readonly Row[]): BulletData {
  return {
    names: { category, actual, target: 'Target', ranges: ['Low', 'High'] },
    points: rows.map(([label, value, target, low, high]) => ({
      ...{ label, actual: value, target, ranges: [low, high] },
    })),
    ...{ format, isCut: false },
  };
}

/** Three lists that the live visual can show. */
const SAMPLES = [
  {
    ...{ value: 'teams', label: 'Teams' },
    data: list('Net sales', '\\$#,0', 'Team', [
      ['North', 8.8e6, 8e6, 5.6e6, 10e6],
      ['Central', 6.1e6, 7.4e6, 5.2e6, 9e6],
      ['South', 7e6, 6.6e6, 4.6e6, 8.4e6],
      ['West', 4.6e6, 4.6e6, 3.2e6, 6e6],
      ['Coast', 5.4e6, 6.2e6, 4.4e6, 7.6e6],
      ['Lakes', 3.9e6, 3.1e6, 2.2e6, 4.4e6],
    ]),
  },
  {
    ...{ value: 'returns', label: 'Return rate' },
    data: list('Return rate', '0.0%', 'Product', [
      ['Shoes', 0.082, 0.07, 0.04, 0.1],
      ['Jackets', 0.064, 0.07, 0.04, 0.1],
      ['Bags', 0.031, 0.05, 0.03, 0.08],
      ['Shirts', 0.055, 0.05, 0.03, 0.08],
      ['Watches', 0.019, 0.03, 0.02, 0.05],
    ]),
  },
  {
    ...{ value: 'result', label: 'Result' },
    data: list('Result', '\\$#,0', 'Branch', [
      ['Oslo', 420e3, 380e3, 200e3, 500e3],
      ['Rome', 260e3, 310e3, 180e3, 400e3],
      ['Lyon', -90e3, 60e3, 0, 150e3],
      ['Graz', 150e3, 120e3, 60e3, 200e3],
      ['Porto', 40e3, 90e3, 30e3, 140e3],
    ]),
  },
] as const;

const OPTIONS: readonly LiveOption[] = [
  { name: 'sample', label: 'Rows', choices: SAMPLES },
  {
    ...{ name: 'order', label: 'Order' },
    choices: [
      { value: 'report', label: 'As they come' },
      { value: 'most', label: 'Largest' },
      { value: 'best', label: 'Best' },
    ],
  },
  {
    ...{ name: 'kind', label: 'Beside the bar' },
    choices: [
      { value: 'value', label: 'Actual' },
      { value: 'difference', label: 'Difference' },
      { value: 'percent', label: 'Percent' },
    ],
  },
  {
    ...{ name: 'sense', label: 'Good is' },
    choices: [
      { value: 'more', label: 'More' },
      { value: 'less', label: 'Less' },
    ],
  },
  { name: 'target', label: 'Target', choices: SHOWN },
  { name: 'ranges', label: 'Ranges', choices: SHOWN },
];

/** The bullet list, alive. */
export function LiveBullets() {
  return (
    <LiveVisual
      manifest={BULLET_MANIFEST}
      options={OPTIONS}
      heights={[240, 240, 220]}
      draw={({ sample, order, kind, sense, target, ranges }, size) => {
        const { data } = SAMPLES.find(({ value }) => value === sample) ?? SAMPLES[0];
        const settings = readBulletSettings({
          ...{ ...PAGE_TEXT, rows: { order, height: 36 }, values: { kind, sense } },
          ...{ target: { show: target === 'yes' }, ranges: { show: ranges === 'yes' } },
        });
        return drawBulletList({ data, settings, size, say: sayInEnglish, ...ON_PAGE });
      }}
    />
  );
}
