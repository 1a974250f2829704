// Fails the build if the first bytes of a page exceed docs/performance.md.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listPageFiles } from './page-files.mjs';

const DIST = process.env.FLEXA_WEB_DIST || new URL('../dist', import.meta.url).pathname;
const KB = 1000;
const BUDGET = { js: 140 * KB, css: 20 * KB, fonts: 80 * KB, fontFiles: 2 };
/** Allowance for the operator's settings, which are part of the files: a long company name must not stop a release. */
const SETTINGS = process.env.VITE_AUTH_EMULATOR ? 0 : KB;
/** Limits of the theme studio with its first panel, beyond a page's own; its CSS is that of the whole app (ui/app.css). */
const STUDIO = { js: 67 * KB, css: 18 * KB };
const MORE = { 'flexa-theme': STUDIO };
/** App pages, which people open after another page. Visitors may land on any other page. */
const APP_PAGES = [
  'admin',
  'general',
  'login',
  'register',
  'verify',
  'seat',
  'unsubscribe',
  'verify-key',
];
const MARKETING_PAGES = readdirSync(new URL('../src/pages', import.meta.url))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.replace('.tsx', ''))
  .filter((name) => !APP_PAGES.includes(name))
  .map((name) => `src/pages/${name}.tsx`);
/** Modules that no marketing page may load in its first bytes. */
const FORBIDDEN = /node_modules\/(@firebase|firebase|reactfire|stripe|@stripe)\//;

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const measureGzip = (file) => gzipSync(readFileSync(join(DIST, file))).length;
const problems = [];
const rows = [];

function readSources(file) {
  const map = join(DIST, `${file}.map`);
  // The bundler's own chunk has no source map.
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : [];
}

function check(what, value, limit, unit = 'kB') {
  const shown = unit === 'kB' ? (bytes) => (bytes / KB).toFixed(1) : String;
  rows.push([what, `${shown(value)} ${unit}`, `at most ${shown(limit)} ${unit}`]);
  if (value > limit) problems.push(`${what}: ${shown(value)} ${unit}, allowed ${shown(limit)}`);
}

for (const page of MARKETING_PAGES) {
  const { scripts, styles } = listPageFiles(manifest, page);
  const more = MORE[basename(page, '.tsx')] ?? { js: 0, css: 0 };
  check(`JS of ${page}`, sum(scripts.map(measureGzip)), BUDGET.js + more.js + SETTINGS);
  check(`CSS of ${page}`, sum(styles.map(measureGzip)), BUDGET.css + more.css);
  for (const file of scripts) {
    const culprit = readSources(file).find((name) => FORBIDDEN.test(name));
    if (culprit) problems.push(`${page} carries ${culprit} in its first bytes`);
  }
}

const fonts = readdirSync(join(DIST, 'fonts')).filter((name) => name.endsWith('.woff2'));
check('font files', fonts.length, BUDGET.fontFiles, 'files');
check('fonts', sum(fonts.map((name) => statSync(join(DIST, 'fonts', name)).size)), BUDGET.fonts);

for (const row of rows) console.log(row.map((cell, i) => cell.padEnd([48, 12, 0][i])).join(''));
if (problems.length > 0) {
  console.error(`\nOver the size budget:\n${problems.map((line) => `- ${line}`).join('\n')}`);
  process.exit(1);
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
