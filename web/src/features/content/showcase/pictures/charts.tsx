import { drawBridge, readBridgeSettings, sayInEnglish as sayBridge } from '@flexa/visuals/bridge';
import {
  drawBulletList,
  readBulletSettings,
  sayInEnglish as sayBullets,
} from '@flexa/visuals/bullet-list';
import { BRIDGE_SAMPLES, BULLET_SAMPLES, VARIANCE_SAMPLES } from '@flexa/visuals/samples';
import type { Size } from '@flexa/visuals/scene';
import {
  drawVarianceColumns,
  readVarianceSettings,
  sayInEnglish as sayVariance,
} from '@flexa/visuals/variance-columns';
import { ON_PAGE, PAGE_TEXT } from '../live/on-page';
import { Picture } from './scenes';
import { ON_A_CARD, SIDE_BY_SIDE, type PictureSizes } from './sizes';

const { data: YEAR } = VARIANCE_SAMPLES[0];
const { data: TEAMS } = BULLET_SAMPLES[0];
const { data: REGIONS } = BRIDGE_SAMPLES[0];
const HIDDEN = { show: false };

type Settings = Parameters<typeof readVarianceSettings>[0];

function drawVarianceSample(size: Size, from: number, to: number, settings: Settings) {
  const data = { ...YEAR, points: YEAR.points.slice(from, to) };
  return drawVarianceColumns({
    ...ON_PAGE,
    data,
    size,
    say: sayVariance,
    settings: readVarianceSettings({ ...PAGE_TEXT, previous: HIDDEN, ...settings }),
  });
}

/** Draws a year against its plan, or half a year on a narrow screen. */
export function ChartsPicture({ sizes = ON_A_CARD }: { sizes?: PictureSizes }) {
  return (
    <Picture
      sizes={sizes}
      draw={(size) => drawVarianceSample(size, size.width < 400 ? 6 : 0, 12, {})}
    />
  );
}

/** Draws pins over columns that share an axis. */
export function Variance() {
  const settings = { legend: HIDDEN, variance: { height: 50 }, columns: { labels: false } };
  return <Picture draw={(size) => drawVarianceSample(size, 3, 8, settings)} />;
}

/** Draws a bar for the actual and a mark for the target in each row. */
export function Bullets() {
  const settings = readBulletSettings({ ...PAGE_TEXT, rows: { height: 40 } });
  const data = { ...TEAMS, points: TEAMS.points.slice(0, 4) };
  return (
    <Picture
      draw={(size) => drawBulletList({ ...ON_PAGE, data, settings, size, say: sayBullets })}
    />
  );
}

/** Draws two totals and the steps between them. */
export function Bridge() {
  const settings = readBridgeSettings({ ...PAGE_TEXT, rest: HIDDEN });
  const data = { ...REGIONS, points: REGIONS.points.slice(0, 3) };
  return (
    <Picture draw={(size) => drawBridge({ ...ON_PAGE, data, settings, size, say: sayBridge })} />
  );
}

/** The page's colours on a greyscale printer. */
const IN_GREY = {
  ...ON_PAGE,
  palette: {
    ...ON_PAGE.palette,
    data: 'var(--muted)',
    positive: 'var(--muted)',
    negative: 'var(--muted)',
  },
};
const PRINTS = [
  { title: 'On the screen', look: ON_PAGE },
  { title: 'Printed in grey', look: IN_GREY },
];

/** Draws the same differences in colour and in grey. */
export function Signs() {
  const settings = readBulletSettings({
    ...PAGE_TEXT,
    rows: { height: 28 },
    target: HIDDEN,
    ranges: HIDDEN,
    values: { kind: 'percent' },
  });
  return (
    <div className="grid gap-4 text-12 @md:grid-cols-2">
      {PRINTS.map(({ title, look }) => (
        <div key={title}>
          <p className="mb-2 text-muted">{title}</p>
          <Picture
            sizes={SIDE_BY_SIDE}
            draw={(size) => {
              const points = TEAMS.points.slice(0, size.height < 80 ? 2 : 3);
              const data = { ...TEAMS, points };
              return drawBulletList({ ...look, data, settings, size, say: sayBullets });
            }}
          />
        </div>
      ))}
    </div>
  );
}
