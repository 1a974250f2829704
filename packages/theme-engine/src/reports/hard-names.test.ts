import { describe, expect, it } from 'vitest';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { themeOf } from '../model/document';
import { presetOn } from '../model/studio-presets';
import { zipOf } from '../export/zip';
import { faultsOf, judged } from '../testing/microsoft-judge';
import { pageSketch } from './page-sketch';
import { textOf, type Files } from './report-files';
import { rethemed, withChanges } from './retheme';
import { color, only, reportWith } from './testing/report-with';
import { repacked, unpacked } from './unpack';

const NAMES = {
  slashes: 'Plan/Ist \\ ../../etc',
  emoji: '👩‍👩‍👧 Umsatz 📈',
  '255 letters': 'ü'.repeat(255),
  markup: '<b title="x">&amp;{"a":1}</b>',
  'two directions': 'مبيعات / Sales',
};

/** A report that is called so, whose page, visual and theme are too. */
function reportCalled(name: string): Map<string, Uint8Array> {
  const title = { text: { expr: { Literal: { Value: `'${name.replaceAll("'", "''")}'` } } } };
  const files = reportWith(
    { dataPoint: [{ properties: { fill: color('#118dff') } }] },
    'columnChart',
    { name, dataColors: ['#118DFF'] },
    { title: [{ properties: title }] },
  );
  const page = JSON.stringify({ name: 'p', displayName: name, width: 1280, height: 720 });
  // No file system takes all of these in the name of a folder.
  const folder = `${name.replaceAll(/[/\\<>"]/g, ' ').slice(0, 100)}.Report`;
  return new Map(
    [...files].map(([path, bytes]) => [
      path.replace('A.Report', () => folder),
      path.endsWith('page.json') ? new TextEncoder().encode(page) : bytes,
    ]),
  );
}

const paths = (files: Files) => [...files.keys()].sort();

describe.each(Object.entries(NAMES))(
  'a report, page, visual and theme called with %s',
  (_, name) => {
    const files = reportCalled(name);
    const theme = themeOf({
      name,
      changes: {},
      decisions: { ...DEFAULT_DECISIONS, ...presetOn({ name: 'Meridian' }, 'dark') },
    });

    it('is opened under its name, and drawn with it as words', () => {
      const report = only(files);
      expect(report.pages[0]?.title).toBe(name);
      const sketch = pageSketch(report, report.pages[0]!);
      expect(sketch).toContain(name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').slice(0, 9));
      expect(sketch).not.toContain('<b title');
    });

    it('takes a theme that is called so, in a file inside of it, and is undone byte for byte', () => {
      const { files: changed } = rethemed(only(files), theme);
      const next = withChanges(files, { files: changed });
      expect(only(next).theme?.theme).toEqual(theme);
      for (const path of changed.keys()) {
        expect(path.startsWith(only(files).root)).toBe(true);
        expect(path.slice(only(files).root.length)).not.toMatch(/\.\.|\\/);
        const last = path.split('/').at(-1) ?? '';
        expect(new TextEncoder().encode(last).length).toBeLessThanOrEqual(255);
      }
      const back = new Map(next);
      for (const path of changed.keys()) {
        const before = files.get(path);
        if (before) back.set(path, before);
        else back.delete(path);
      }
      expect(new Map([...back].sort())).toEqual(new Map([...files].sort()));
    });

    it('comes through a zip with its names', () => {
      const zip = zipOf(files);
      expect(paths(unpacked(zip, 'a.zip'))).toEqual(paths(files));
      const { files: changed } = rethemed(only(files), theme);
      const again = unpacked(repacked(zip, changed), 'a.zip');
      expect(paths(again)).toEqual(paths(withChanges(files, { files: changed })));
      expect(textOf(again.get(only(again).theme!.path)!)).toContain(JSON.stringify(name));
    });

    it('is found with nothing new by Microsoft’s validator', async () => {
      const of = (path: string) => `${only(files).root}${path}`;
      const project = new Map([
        ...files,
        [of('definition.pbir'), new TextEncoder().encode('{"version":"4.0"}')] as const,
      ]);
      const codes = async (each: Files) =>
        new Set(faultsOf(await judged(each)).map(({ code }) => code));
      const before = await codes(project);
      const after = await codes(withChanges(project, rethemed(only(project), theme)));
      expect([...after].filter((code) => !before.has(code))).toEqual([]);
    });
  },
);
