import { readFile } from 'node:fs/promises';
import { HORIZONS, measureCoverage, type KnownSeries } from './coverage';
import { KINDS, simulateSeries } from './simulate';

/**
 * `npm run bench:forecasts` prints the share of future values that lay inside the ranges. Arguments that are numbers are
 * seeds of 500 series each; any other is a JSON file with series of its own kinds.
 */
const args = process.argv.slice(2);
const [firstSeed = '1'] = args;
const isSeeds = /^\d+$/.test(firstSeed);
const series = isSeeds
  ? (args.length > 0 ? args : [firstSeed]).flatMap((seed) => simulateSeries(Number(seed)))
  : (JSON.parse(await readFile(firstSeed, 'utf8')) as KnownSeries[]);

const started = performance.now();
const counts = measureCoverage(series);
const time = (performance.now() - started) / series.length;
const formatPercent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)}%`;

const lines = [
  '| Series | Ahead | Values | In 80% | In 95% | Width |',
  '| - | - | - | - | - | - |',
];
const kinds = isSeeds ? KINDS : [...new Set(series.map(({ kind }) => kind))];
for (const kind of ['all', ...kinds]) {
  for (const horizon of ['', ...HORIZONS]) {
    const one = counts.get(horizon ? `${kind}, ${horizon} ahead` : kind);
    if (!one) continue;
    const { values, inside80, inside95, width } = one;
    const shares = [formatPercent(inside80, values), formatPercent(inside95, values)];
    const cells = [kind, horizon || 'all', values, ...shares, (width / values).toFixed(2)];
    lines.push(`| ${cells.join(' | ')} |`);
  }
}
lines.push('', `${series.length} series, ${time.toFixed(1)} ms each`, '');
process.stdout.write(lines.join('\n'));
