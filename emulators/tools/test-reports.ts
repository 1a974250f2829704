/**
 * npm run test:reports [-- FOLDER]
 *
 * Opens every report in a folder of Power BI projects, or in the packed samples of the tests. Applies a light
 * theme, a dark theme and the light theme again to each, undoes each change, and compares the findings of Microsoft's
 * validator. Prints a table and fails if a report changed in any other way.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_DECISIONS, resolvePreset, compileTheme } from '@flexa/theme-engine/model';
import {
  computeDebt,
  listLiterals,
  readReports,
  rethemeReport,
  applyFileChanges,
  type Files,
  type OpenReport,
} from '@flexa/theme-engine/reports';
import { resolveTheme } from '@flexa/theme-engine/resolve';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { filterFaults, judgeProject, type Judgement } from '@flexa/theme-engine/testing/judge';

const [folder] = process.argv.slice(2);
const LIGHT = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const DARK = compileTheme({
  name: 'Meridian dark',
  decisions: resolvePreset({ name: 'Meridian' }, 'dark'),
  changes: {},
});

function readFiles(root: string): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const walk = (at: string) => {
    for (const name of readdirSync(at)) {
      const path = join(at, name);
      if (statSync(path).isDirectory()) walk(path);
      else files.set(relative(root, path).replaceAll('\\', '/'), readFileSync(path));
    }
  };
  walk(root);
  return files;
}

const computeDigest = (bytes: Uint8Array | undefined) =>
  bytes && createHash('sha256').update(bytes).digest('hex');

/** Counts findings by code. */
function countByCode(findings: readonly Judgement[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** Returns the text of each conditional rule of a report. A theme must not change it. */
function readRules({ pages }: OpenReport): string[] {
  const rules: string[] = [];
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key === 'FillRule' || key === 'Conditional') rules.push(JSON.stringify(item));
      else walk(item);
    }
  };
  for (const page of pages) for (const visual of page.visuals) walk(visual.json);
  return rules;
}

async function runReportTest(name: string, files: Files): Promise<string> {
  const faults: string[] = [];
  const [report] = readReports(files);
  if (!report) throw new Error(`${name} contains no report`);
  const start = performance.now();
  const before = countByCode(filterFaults(await judgeProject(files)));
  const debt = computeDebt(
    report,
    resolveTheme(report.theme?.theme ?? {}, report.base.theme ?? undefined),
  );
  let current: Files = files;
  let changes = 0;
  for (const theme of [LIGHT, DARK, LIGHT]) {
    const [currentReport] = readReports(current);
    if (!currentReport) throw new Error(`${name} contains no report after a change`);
    const result = rethemeReport(currentReport, theme);
    const next = applyFileChanges(current, result);
    changes += result.changes.length;
    for (const path of new Set([...current.keys(), ...next.keys()])) {
      const isSame = computeDigest(current.get(path)) === computeDigest(next.get(path));
      if (!isSame && !result.files.has(path)) faults.push(`${path} changed without a record`);
    }
    for (const [code, count] of countByCode(filterFaults(await judgeProject(next)))) {
      if (count > (before.get(code) ?? 0)) faults.push(`new ${code}`);
    }
    const [again] = readReports(next);
    if (readRules(currentReport).join() !== (again ? readRules(again).join() : ''))
      faults.push('rules changed');
    // Undo writes back the files that the change names.
    const undone = new Map(next);
    for (const path of result.files.keys()) {
      const bytes = current.get(path);
      if (bytes) undone.set(path, bytes);
      else undone.delete(path);
    }
    const isRestored =
      undone.size === current.size &&
      [...current].every(
        ([path, bytes]) => computeDigest(undone.get(path)) === computeDigest(bytes),
      );
    if (!isRestored) faults.push('undo does not restore every byte');
    current = next;
  }
  const [last] = readReports(current);
  const cells = [
    name.slice(0, 58).padEnd(58),
    String(report.pages.length).padStart(5),
    String(report.pages.reduce((sum, { visuals }) => sum + visuals.length, 0)).padStart(7),
    String(debt.items.length).padStart(8),
    String(debt.score).padStart(5),
    String(changes).padStart(7),
    String(last ? listLiterals(last).length : 0).padStart(5),
    String(Math.round(performance.now() - start)).padStart(6),
    faults.length === 0 ? 'ok' : [...new Set(faults)].join(', '),
  ];
  if (faults.length > 0) process.exitCode = 1;
  return cells.join('  ');
}

console.log(
  `${'report'.padEnd(58)}  pages  visuals  literals  score  changes   left      ms  verdict`,
);
const reports: [string, Files][] = folder
  ? readdirSync(folder)
      .filter((name) => statSync(join(folder, name)).isDirectory() && name !== 'LICENSES')
      .map((name) => [name, readFiles(join(folder, name))])
  : [...readSampleReports()];
for (const [name, files] of reports) console.log(await runReportTest(name, files));
