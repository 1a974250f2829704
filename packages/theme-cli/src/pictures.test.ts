import { DEFAULT_DECISIONS, resolvePreset, compileTheme } from '@flexa/theme-engine/model';
import { readReports, rethemeReport, applyFileChanges } from '@flexa/theme-engine/reports';
import { expect, test } from 'vitest';
import { drawPictures } from './pictures';

const encodeJson = (value: object) => new TextEncoder().encode(JSON.stringify(value));
const DARK = compileTheme({
  name: 'Night',
  changes: {},
  decisions: { ...DEFAULT_DECISIONS, ...resolvePreset({ name: 'Meridian' }, 'dark') },
});

/** Creates a report before and after it gets a dark theme. */
function createRethemedReport(name: string, titles: readonly string[]) {
  const files = new Map([
    [`${name}.Report/definition/report.json`, encodeJson({ themeCollection: {} })],
    ...titles.map(
      (displayName, i) =>
        [
          `${name}.Report/definition/pages/p${i}/page.json`,
          encodeJson({ name: `p${i}`, displayName, width: 1280, height: 720 }),
        ] as const,
    ),
  ]);
  const [before] = readReports(files);
  const [after] = readReports(applyFileChanges(files, rethemeReport(before!, DARK)));
  return { before: before!, after: after! };
}

test.each([
  ['255 letters', 'ü'.repeat(255), ['a'.repeat(255), 'a'.repeat(255)]],
  ['slashes', 'Plan-Ist', ['Plan/Ist', 'Plan\\Ist', '../../etc']],
  ['emoji', '👩‍👩‍👧 Umsatz', ['📈', '📈', '🙂)](x) ![y](z)']],
])('drawPictures gives each page its own pictures if names have %s', (_, name, titles) => {
  const reports = [createRethemedReport(name, titles), createRethemedReport(name, titles)];
  const files = drawPictures(reports);
  const drawn = [...files.keys()].filter((file) => file.endsWith('.svg'));
  expect(drawn).toHaveLength(titles.length * 2 * reports.length);
  for (const file of drawn) {
    expect(file).not.toMatch(/[/\\]/);
    expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
  }
  const page = files.get('index.html')!;
  const shown = [...page.matchAll(/<img src="([^"]+)"/g)];
  expect(shown.map(([, file = '']) => decodeURIComponent(file)).sort()).toEqual(drawn.toSorted());
});
