import {
  BRIDGE_MANIFEST,
  drawBridge,
  readBridgeSettings,
  sayInEnglish,
  type BridgeData,
} from '@flexa/visuals/bridge';
import { GOOD_IS, LiveVisual, SHOWN, type LiveOption } from './live-visual';
import { ON_PAGE, PAGE_TEXT } from './on-page';

const millions = (rows: readonly (readonly [string, number, number])[]): BridgeData => ({
  names: { category: 'Region', value: 'Actual', from: 'Plan' },
  points: rows.map(([label, from, value]) => ({
    label,
    from: from * 1e6,
    value: value * 1e6,
    isSubtotal: false,
  })),
  format: '\\$#,0',
  isCut: false,
});

const REGIONS = millions([
  ...[['North', 24, 33] as const, ['Central', 21, 14] as const],
  ...[['South', 18, 20] as const, ['West', 12, 7] as const],
  ...[['Coast', 9, 17] as const, ['Lakes', 6, 8] as const],
]);

const PRODUCTS = millions(
  Array.from({ length: 16 }, (_, i) => {
    const plan = 40 + ((i * 29) % 50);
    return [`Product ${String.fromCharCode(65 + i)}`, plan, plan + (((i * 37) % 23) - 10)] as const;
  }),
);

const change = (label: string, value: number, isSubtotal = false) => ({
  label,
  value: value * 1e6,
  isSubtotal,
});

const PROFIT: BridgeData = {
  names: { category: 'Account', value: 'Profit', from: null },
  points: [
    ...[change('Sales', 954), change('Returns', -38), change('Net sales', 0, true)],
    ...[change('Goods', -412), change('Gross profit', 0, true)],
    ...[change('Staff', -226), change('Rent', -71), change('Other', -34)],
    change('Profit', 0, true),
  ],
  format: '\\$#,0',
  isCut: false,
};

/** Three ways from a start to an end. */
const SAMPLES = [
  { value: 'regions', label: 'Regions', data: REGIONS },
  { value: 'profit', label: 'Profit', data: PROFIT },
  { value: 'products', label: '16 products', data: PRODUCTS },
] as const;

const OPTIONS: readonly LiveOption[] = [
  { name: 'sample', label: 'Steps', choices: SAMPLES },
  {
    name: 'direction',
    label: 'Direction',
    choices: [
      { value: 'columns', label: 'Across' },
      { value: 'rows', label: 'Down' },
    ],
  },
  {
    name: 'fold',
    label: 'Smallest steps',
    choices: [
      { value: 'yes', label: 'Folded' },
      { value: 'no', label: 'Each' },
    ],
  },
  GOOD_IS,
  { name: 'connectors', label: 'Connectors', choices: SHOWN },
  { name: 'labels', label: 'Values', choices: SHOWN },
];

/** The bridge, alive. */
export function LiveBridge() {
  return (
    <LiveVisual
      manifest={BRIDGE_MANIFEST}
      options={OPTIONS}
      heights={[380, 360, 300]}
      draw={({ sample, direction, fold, sense, connectors, labels }, size) => {
        const { data } = SAMPLES.find(({ value }) => value === sample) ?? SAMPLES[0];
        const settings = readBridgeSettings({
          ...PAGE_TEXT,
          rest: { show: fold === 'yes', keep: 4 },
          bars: { direction, sense, labels: labels === 'yes' },
          connectors: { show: connectors === 'yes' },
        });
        return drawBridge({ data, settings, size, say: sayInEnglish, ...ON_PAGE });
      }}
    />
  );
}
