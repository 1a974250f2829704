import { readFile } from 'node:fs/promises';
import { HORIZONS, measureCoverage, PERCENTS, type KnownSeries } from './coverage';
import { KINDS, simulateSeries } from './simulate';
import { LONG_KINDS, simulateLongSeries } from './simulate-long';

/**
 * `npm run bench:forecasts` prints the share of future values that lay inside the ranges. Arguments that are numbers are
 * seeds of 500 series each; `long` before them takes series of weeks and hours; any other argument is a JSON file with
 * series of its own kinds.
 */
const args = process.argv.slice(2);
const isLong = args[0] === 'long';
const [firstSeed = '1', ...otherSeeds] = isLong ? args.slice(1) : args;
const isSeeds = /^\d+$/.test(firstSeed);
const simulate = isLong ? simulateLongSeries : simulateSeries;
const series: readonly KnownSeries[] = isSeeds
  ? [firstSeed, ...otherSeeds].flatMap((seed) => simulate(Number(seed)))
  : (JSON.parse(await readFile(firstSeed, 'utf8')) as KnownSeries[]);

const started = performance.now();
const counts = measureCoverage(series);
const time = (performance.now() - started) / series.length;
const formatPercent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)}%`;

const lines = [
  `| Series | Ahead | Values | ${PERCENTS.map((percent) => `In ${percent}%`).join(' | ')} | Width |`,
  `| - | - | - | ${PERCENTS.map(() => '-').join(' | ')} | - |`,
];
const known = isLong ? LONG_KINDS : KINDS;
const kinds = isSeeds ? known : [...new Set(series.map(({ kind }) => kind))];
for (const kind of ['all', ...kinds]) {
  for (const horizon of ['', ...HORIZONS]) {
    const one = counts.get(horizon ? `${kind}, ${horizon} ahead` : kind);
    if (!one) continue;
    const { values, inside, width } = one;
    const shares = PERCENTS.map((percent) => formatPercent(inside[percent], values));
    const cells = [kind, horizon || 'all', values, ...shares, (width / values).toFixed(2)];
    lines.push(`| ${cells.join(' | ')} |`);
  }
}
lines.push('', `${series.length} series, ${time.toFixed(1)} ms each`, '');
process.stdout.write(lines.join('\n'));
