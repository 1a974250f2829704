import { DEFAULT_DECISIONS, presetOn, themeOf } from '@flexa/theme-engine/model';
import { reportsIn, rethemed, withChanges } from '@flexa/theme-engine/reports';
import { expect, test } from 'vitest';
import { pictures } from './pictures';

const bytes = (value: object) => new TextEncoder().encode(JSON.stringify(value));
const DARK = themeOf({
  name: 'Night',
  changes: {},
  decisions: { ...DEFAULT_DECISIONS, ...presetOn({ name: 'Meridian' }, 'dark') },
});

/** A report of some pages before and after it takes a dark theme. */
function turned(name: string, titles: readonly string[]) {
  const files = new Map([
    [`${name}.Report/definition/report.json`, bytes({ themeCollection: {} })],
    ...titles.map(
      (displayName, i) =>
        [
          `${name}.Report/definition/pages/p${i}/page.json`,
          bytes({ name: `p${i}`, displayName, width: 1280, height: 720 }),
        ] as const,
    ),
  ]);
  const [before] = reportsIn(files);
  const [after] = reportsIn(withChanges(files, rethemed(before!, DARK)));
  return { before: before!, after: after! };
}

test.each([
  ['255 letters', 'ü'.repeat(255), ['a'.repeat(255), 'a'.repeat(255)]],
  ['slashes', 'Plan-Ist', ['Plan/Ist', 'Plan\\Ist', '../../etc']],
  ['emoji', '👩‍👩‍👧 Umsatz', ['📈', '📈', '🙂)](x) ![y](z)']],
])('each page has its own pictures where names have %s', (_, name, titles) => {
  const reports = [turned(name, titles), turned(name, titles)];
  const files = pictures(reports);
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
