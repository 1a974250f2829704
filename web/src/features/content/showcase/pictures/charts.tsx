import {
  drawBridge,
  readBridgeSettings,
  sayInEnglish as sayBridge,
  type BridgeData,
} from '@flexa/visuals/bridge';
import {
  drawBulletList,
  readBulletSettings,
  sayInEnglish as sayBullets,
} from '@flexa/visuals/bullet-list';
import type { Size } from '@flexa/visuals/scene';
import {
  drawVarianceColumns,
  readVarianceSettings,
  sayInEnglish as sayVariance,
} from '@flexa/visuals/variance-columns';
import { ON_PAGE, PAGE_TEXT } from '../live/on-page';
import { TEAMS } from '../live/bullet-data';
import { VARIANCE_SAMPLES } from '../live/variance-data';
import { Picture } from './scenes';
import { ON_A_CARD, type PictureSizes } from './sizes';

const { data: YEAR } = VARIANCE_SAMPLES[0];
const HIDDEN = { show: false };

type Settings = Parameters<typeof readVarianceSettings>[0];

function variance(size: Size, from: number, to: number, settings: Settings) {
  const data = { ...YEAR, points: YEAR.points.slice(from, to) };
  return drawVarianceColumns({
    ...ON_PAGE,
    data,
    size,
    say: sayVariance,
    settings: readVarianceSettings({ ...PAGE_TEXT, previous: HIDDEN, ...settings }),
  });
}

/** A year against its plan; half of it where there is little room. */
export function ChartsPicture({ sizes = ON_A_CARD }: { sizes?: PictureSizes }) {
  return (
    <Picture sizes={sizes} draw={(size) => variance(size, size.width < 400 ? 6 : 0, 12, {})} />
  );
}

/** Pins over columns, near enough to read how they share one axis. */
export function Variance() {
  const settings = { legend: HIDDEN, variance: { height: 50 }, columns: { labels: false } };
  return <Picture draw={(size) => variance(size, 3, 8, settings)} />;
}

/** A bar for the actual and a mark for the target in each line of a list. */
export function Bullets() {
  const settings = readBulletSettings({ ...PAGE_TEXT, rows: { height: 40 } });
  const data = { ...TEAMS, points: TEAMS.points.slice(0, 4) };
  return (
    <Picture
      draw={(size) => drawBulletList({ ...ON_PAGE, data, settings, size, say: sayBullets })}
    />
  );
}

const step = (label: string, from: number, value: number) => ({
  label,
  from: from * 1e6,
  value: value * 1e6,
  isSubtotal: false,
});

const STEPS: BridgeData = {
  names: { category: 'Step', value: 'Actual', from: 'Plan' },
  points: [step('Price', 30, 52), step('Volume', 40, 6), step('Mix', 14, 33)],
  format: '\\$#,0',
  isCut: false,
};

/** Two totals and the steps between them. */
export function Bridge() {
  const settings = readBridgeSettings({ ...PAGE_TEXT, rest: HIDDEN });
  return (
    <Picture
      draw={(size) => drawBridge({ ...ON_PAGE, data: STEPS, settings, size, say: sayBridge })}
    />
  );
}
