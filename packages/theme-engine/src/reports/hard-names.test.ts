import { describe, expect, it } from 'vitest';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { compileTheme } from '../model/document';
import { resolvePreset } from '../model/studio-presets';
import { zipFiles } from '../export/zip';
import { filterFaults, judgeProject } from '../testing/microsoft-judge';
import { drawPageSketch } from './page-sketch';
import { decodeText, type Files } from './report-files';
import { rethemeReport, applyFileChanges } from './retheme';
import { createColor, openOnlyReport, createReport } from './testing/report-with';
import { repackReport, unpackReport } from './unpack';

const NAMES = {
  slashes: 'Plan/Ist \\ ../../etc',
  emoji: '👩‍👩‍👧 Umsatz 📈',
  '255 letters': 'ü'.repeat(255),
  markup: '<b title="x">&amp;{"a":1}</b>',
  'two directions': 'مبيعات / Sales',
};

/** Creates a report whose page, visual and theme also have this name. */
function createNamedReport(name: string): Map<string, Uint8Array> {
  const title = { text: { expr: { Literal: { Value: `'${name.replaceAll("'", "''")}'` } } } };
  const files = createReport(
    { dataPoint: [{ properties: { fill: createColor('#118dff') } }] },
    'columnChart',
    { name, dataColors: ['#118DFF'] },
    { title: [{ properties: title }] },
  );
  const page = JSON.stringify({ name: 'p', displayName: name, width: 1280, height: 720 });
  // No file system accepts all of these characters in a folder name.
  const folder = `${name.replaceAll(/[/\\<>"]/g, ' ').slice(0, 100)}.Report`;
  return new Map(
    [...files].map(([path, bytes]) => [
      path.replace('A.Report', () => folder),
      path.endsWith('page.json') ? new TextEncoder().encode(page) : bytes,
    ]),
  );
}

const listPaths = (files: Files) => [...files.keys()].sort();

describe.each(Object.entries(NAMES))(
  'a report, page, visual and theme whose names have %s',
  (_, name) => {
    const files = createNamedReport(name);
    const theme = compileTheme({
      name,
      changes: {},
      decisions: { ...DEFAULT_DECISIONS, ...resolvePreset({ name: 'Meridian' }, 'dark') },
    });

    it('a report with a hard name opens under it and is drawn with the escaped name', () => {
      const report = openOnlyReport(files);
      expect(report.pages[0]?.title).toBe(name);
      const sketch = drawPageSketch(report, report.pages[0]!);
      expect(sketch).toContain(name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').slice(0, 9));
      expect(sketch).not.toContain('<b title');
    });

    it('a report accepts a theme of this name in its own folder and has its old bytes after an undo', () => {
      const { files: changed } = rethemeReport(openOnlyReport(files), theme);
      const next = applyFileChanges(files, { files: changed });
      expect(openOnlyReport(next).theme?.theme).toEqual(theme);
      for (const path of changed.keys()) {
        expect(path.startsWith(openOnlyReport(files).root)).toBe(true);
        expect(path.slice(openOnlyReport(files).root.length)).not.toMatch(/\.\.|\\/);
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

    it('a report with a hard name keeps its names in a zip', () => {
      const zip = zipFiles(files);
      expect(listPaths(unpackReport(zip, 'a.zip'))).toEqual(listPaths(files));
      const { files: changed } = rethemeReport(openOnlyReport(files), theme);
      const again = unpackReport(repackReport(zip, changed), 'a.zip');
      expect(listPaths(again)).toEqual(listPaths(applyFileChanges(files, { files: changed })));
      expect(decodeText(again.get(openOnlyReport(again).theme!.path)!)).toContain(
        JSON.stringify(name),
      );
    });

    it('a report with a hard name gets no new faults from Microsoft’s validator', async () => {
      const prefixRoot = (path: string) => `${openOnlyReport(files).root}${path}`;
      const project = new Map([
        ...files,
        [prefixRoot('definition.pbir'), new TextEncoder().encode('{"version":"4.0"}')] as const,
      ]);
      const listCodes = async (each: Files) =>
        new Set(filterFaults(await judgeProject(each)).map(({ code }) => code));
      const before = await listCodes(project);
      const after = await listCodes(
        applyFileChanges(project, rethemeReport(openOnlyReport(project), theme)),
      );
      expect([...after].filter((code) => !before.has(code))).toEqual([]);
    });
  },
);
