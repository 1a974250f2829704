import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { validate } from '../format/validate';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { compileTheme } from '../model/document';
import { resolvePointer } from '../model/pointer';
import { resolvePreset } from '../model/studio-presets';
import { resolveTheme } from '../resolve';
import { readSampleReports } from '../testing/powerbi';
import { computeDebt } from './debt';
import { editText } from '../json/json-text';
import { listLiterals } from './literals';
import { promoteFormatting } from './promote';
import { NoReportError, readReports, decodeText, type Files } from './report-files';
import { rethemeReport, applyFileChanges } from './retheme';
import { createColor, createLiteral, openOnlyReport, createReport } from './testing/report-with';
import { repackReport, unpackReport } from './unpack';

const LIGHT = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const DARK = compileTheme({
  name: 'Night',
  decisions: resolvePreset({ name: 'Meridian' }, 'dark'),
  changes: {},
});
const reports = [...readSampleReports()];
const FUAM = readSampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;

describe.each(reports)('the sample report %s', (_name, files) => {
  const report = openOnlyReport(files);

  it('a sample report opens completely', () => {
    expect(report.unread).toEqual([]);
    expect(report.pages.length).toBeGreaterThan(0);
    const visuals = [...files.keys()].filter((path) => path.endsWith('/visual.json'));
    const found = report.pages.flatMap((page) => page.visuals.map(({ path }) => path));
    // A visual without a page can't be drawn; it stays among the files.
    expect(visuals).toEqual(expect.arrayContaining(found));
  });

  it('a sample report accepts another theme and has its old bytes after an undo', () => {
    const { files: changed } = rethemeReport(report, DARK);
    const next = applyFileChanges(files, { files: changed });
    for (const [path, bytes] of files) {
      if (!changed.has(path)) expect(next.get(path)).toBe(bytes);
    }
    const undone = new Map(next);
    for (const path of changed.keys()) {
      const bytes = files.get(path);
      if (bytes) undone.set(path, bytes);
      else undone.delete(path);
    }
    expect(new Map([...undone].sort())).toEqual(new Map([...files].sort()));
    expect(openOnlyReport(next).theme?.theme).toEqual(DARK);
  });

  it.each([DARK, LIGHT])(
    'a sample report does not change again when it already has the theme $name',
    (theme) => {
      const next = applyFileChanges(files, rethemeReport(report, theme));
      expect(rethemeReport(openOnlyReport(next), theme)).toEqual({ files: new Map(), changes: [] });
    },
  );

  it('a sample report reopens without parsing unchanged visuals again', () => {
    const change = rethemeReport(report, DARK);
    const again = openOnlyReport(applyFileChanges(files, change));
    const listVisuals = (of: typeof report) => of.pages.flatMap((page) => page.visuals);
    for (const before of listVisuals(report)) {
      if (change.files.has(before.path)) continue;
      expect(listVisuals(again).find(({ path }) => path === before.path)?.json).toBe(before.json);
    }
  });

  it('a sample report keeps the unchanged lines of each changed file', () => {
    for (const [path, bytes] of rethemeReport(report, DARK).files) {
      const before = files.get(path);
      if (!bytes || !before || !path.endsWith('visual.json')) continue;
      const lines = new Set(decodeText(before).split('\n'));
      const others = decodeText(bytes)
        .split('\n')
        .filter((line) => !lines.has(line));
      expect(others.length).toBeLessThan(lines.size / 2);
    }
  });
});

describe('hard-coded values', () => {
  it('listLiterals returns colours and sizes with their places, but no rules', () => {
    const rule = { solid: { color: { expr: { FillRule: { Input: {} } } } } };
    const report = openOnlyReport(
      createReport({
        legend: [
          { properties: { labelColor: createColor('#ff0000'), fontSize: createLiteral('11D') } },
        ],
        values: [{ properties: { backColor: rule } }],
      }),
    );
    expect(listLiterals(report).map(({ kind, card, value }) => [kind, card, value])).toEqual([
      ['color', 'legend', '#ff0000'],
      ['size', 'legend', 11],
    ]);
  });

  it('computeDebt names the equal theme colour and lowers the score', () => {
    const report = openOnlyReport(
      createReport({ legend: [{ properties: { labelColor: createColor('#2563c9') } }] }),
    );
    const { items, score, pages } = computeDebt(report, resolveTheme(LIGHT));
    expect(items[0]?.nearest).toMatchObject({ deltaE: 0, role: { color: '#2563c9' } });
    expect(score).toBeLessThan(100);
    expect(pages).toMatchObject([{ title: 'First', count: 1 }]);
    expect(computeDebt(openOnlyReport(FUAM), resolveTheme(LIGHT)).items.length).toBe(200);
  });

  it('computeDebt names the equal or nearest text class', () => {
    const own = (properties: object) =>
      computeDebt(openOnlyReport(createReport({ legend: [{ properties }] })), {
        textClasses: {
          label: { fontSize: 10, fontFace: 'Segoe UI' },
          title: { fontSize: 12, fontFace: "'DIN', sans-serif" },
        },
      }).items[0]?.text;
    expect(own({ fontSize: createLiteral('12D') })).toEqual({
      name: 'title',
      value: 12,
      isSame: true,
    });
    expect(own({ fontSize: createLiteral('8D') })).toEqual({
      name: 'label',
      value: 10,
      isSame: false,
    });
    const din = { fontFamily: createLiteral("'DIN, Arial'") };
    expect(own(din)).toEqual({ name: 'title', value: 'DIN', isSame: true });
    const arial = { fontFamily: createLiteral("'Arial'") };
    expect(own(arial)).toEqual({ name: 'label', value: 'Segoe UI', isSame: false });
  });

  it('computeDebt counts literals for each page, even if two pages share a name', () => {
    const files = createReport({
      legend: [{ properties: { labelColor: createColor('#2563c9') } }],
    });
    const page = files.get('A.Report/definition/pages/p/page.json')!;
    files.set('A.Report/definition/pages/q/page.json', page);
    const { pages } = computeDebt(openOnlyReport(files), resolveTheme(LIGHT));
    expect(pages.map(({ title, count }) => [title, count])).toEqual([
      ['First', 1],
      ['First', 0],
    ]);
  });

  it('computeDebt counts literals for each visual that has any', () => {
    const report = openOnlyReport(
      createReport({ legend: [{ properties: { labelColor: createColor('#2563c9') } }] }),
    );
    const [page] = computeDebt(report, resolveTheme(LIGHT)).pages;
    expect(page?.visuals).toMatchObject([{ visual: report.pages[0]?.visuals[0], count: 1 }]);
    expect(page?.visuals[0]?.score).toBeCloseTo(100 * (11 / 12));
  });
});

describe('promoteFormatting', () => {
  const files = createReport({
    legend: [
      {
        properties: {
          position: createLiteral("'Right'"),
          fontSize: createLiteral('12D'),
          labelColor: createColor('#123456'),
        },
      },
    ],
    dataPoint: [{ properties: { fill: createColor('#ff0000') }, selector: { metadata: 'Sales' } }],
    title: [{ properties: { text: createLiteral("'Revenue'"), show: createLiteral('true') } }],
  });
  const visual = openOnlyReport(files).pages[0]!.visuals[0]!;

  it.each(['*', 'Quiet'])(
    'copies a visual’s formatting to the theme for all of its kind as the style %s',
    (preset) => {
      const theme = promoteFormatting(LIGHT, visual, preset);
      expect(resolvePointer(theme, `/visualStyles/columnChart/${preset}/legend/0`)).toMatchObject({
        position: 'Right',
        fontSize: 12,
        labelColor: { solid: { color: '#123456' } },
      });
      expect(
        resolvePointer(theme, `/visualStyles/columnChart/${preset}/title/0/text`),
      ).toBeUndefined();
      expect(
        JSON.stringify(resolvePointer(theme, `/visualStyles/columnChart/${preset}`)),
      ).not.toContain('#ff0000');
      expect(validate(theme).errors).toEqual([]);
    },
  );
});

describe('editText', () => {
  it.each(['  ', '\t', '    '])('changes text indented by %j only in place', (indent) => {
    const text = `\uFEFF${JSON.stringify({ a: { b: [1, 2] }, c: 'x' }, null, indent).replaceAll('\n', '\r\n')}\r\n`;
    expect(editText(text, [{ at: '/c', value: 'y' }])).toBe(text.replace('"x"', '"y"'));
    const added = editText(text, [{ at: '/a/d', value: { e: 1 } }]);
    expect(JSON.parse(added.slice(1))).toEqual({ a: { b: [1, 2], d: { e: 1 } }, c: 'x' });
    expect(added.replaceAll('\r\n', '')).not.toContain('\n');
    expect(JSON.parse(editText(text, [{ at: '/a', value: undefined }]).slice(1))).toEqual({
      c: 'x',
    });
  });
});

it('editText adds a value below null and below a string', () => {
  for (const broken of ['{"a": null, "b": 1}', '{\n  "a": "x",\n  "b": 1\n}']) {
    const text = editText(broken, [
      { at: '/a/c/d', value: 2 },
      { at: '/a/e', value: 3 },
    ]);
    expect(JSON.parse(text)).toEqual({ a: { c: { d: 2 }, e: 3 }, b: 1 });
  }
});

describe('unpackReport and repackReport', () => {
  const [, files] = reports[0]!;

  it('keep everything else when a report is unpacked, changed and packed again', () => {
    const zip = zipSync({ ...Object.fromEntries(files), DataModel: new Uint8Array([1, 2, 3]) });
    const opened = unpackReport(zip, 'a.pbix');
    expect(opened.has('DataModel')).toBe(false);
    const result = rethemeReport(openOnlyReport(opened), DARK);
    // The archive stays identical a day later.
    const bytes = repackReport(zip, result.files);
    vi.useFakeTimers({ now: Date.now() + 86_400_000 });
    expect(repackReport(zip, result.files)).toEqual(bytes);
    vi.useRealTimers();
    const again = unzipSync(bytes);
    expect(again['DataModel']).toEqual(new Uint8Array([1, 2, 3]));
    expect(openOnlyReport(new Map(Object.entries(again))).theme?.theme).toEqual(DARK);
  });

  it('remove the invalid seal of a .pbix and every reference to it', () => {
    const types =
      '<Types><Default Extension="json" ContentType=""/><Override PartName="/SecurityBindings" ContentType=""/></Types>';
    const zip = zipSync({
      ...Object.fromEntries(files),
      SecurityBindings: new Uint8Array(8),
      '[Content_Types].xml': strToU8(types),
    });
    const again = unzipSync(
      repackReport(zip, rethemeReport(openOnlyReport(unpackReport(zip, 'a.pbix')), DARK).files),
    );
    expect(again).not.toHaveProperty('SecurityBindings');
    expect(decodeText(again['[Content_Types].xml']!)).toBe(
      '<Types><Default Extension="json" ContentType=""/></Types>',
    );
    expect(unzipSync(repackReport(zip, new Map()))).toHaveProperty('SecurityBindings');
  });

  it('accept paths with backslashes, as some Windows programs write them', () => {
    const named = [...files].map(
      ([path, content]) => [path.replaceAll('/', '\\'), content] as const,
    );
    const zip = zipSync(Object.fromEntries(named));
    const opened = unpackReport(zip, 'a.zip');
    expect([...opened.keys()]).toEqual([...files.keys()]);
    const result = rethemeReport(openOnlyReport(opened), DARK);
    const again = unpackReport(repackReport(zip, result.files), 'a.zip');
    expect(new Map([...again].sort())).toEqual(
      new Map([...applyFileChanges(files, result)].sort()),
    );
  });

  it('refuse a protected archive and name the kind of protection', () => {
    const label = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0);
    expect(() => unpackReport(label, 'a.pbix')).toThrow(/sensitivity label/);
    const locked = zipSync({ 'a.json': new Uint8Array(10) });
    locked[6] = 1;
    expect(() => unpackReport(locked, 'a.zip')).toThrow(/has a password/);
  });

  it('return no path outside the folder and no more data than a report contains', () => {
    const zip = zipSync({
      '../a.json': new Uint8Array(1),
      '/b.json': new Uint8Array(1),
      'c.json': new Uint8Array(1),
    });
    expect([...unpackReport(zip, 'a.zip').keys()]).toEqual(['c.json']);
    const bomb = zipSync({ 'a.json': new Uint8Array(10) });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    // The directory at the end locates the entry, and the entry states the unpacked size.
    const entry = view.getUint32(bomb.length - 22 + 16, true);
    view.setUint32(entry + 24, 500_000_000, true);
    expect(() => unpackReport(bomb, 'bomb.zip')).toThrow(/far more/);
    const data = zipSync({ DataModel: new Uint8Array(10) });
    const directory = new DataView(data.buffer, data.byteOffset);
    directory.setUint32(directory.getUint32(data.length - 22 + 16, true) + 24, 3_000_000_000, true);
    expect(() => unpackReport(data, 'data.pbix')).toThrow(/more data than a browser/);
    expect(() => unpackReport(zip.subarray(0, 40), 'cut.zip')).toThrow(/damaged/);
  });
});

describe('readReports with two reports', () => {
  const [first, second] = reports.slice(0, 2).map(([, files]) => files);
  const moveUnder = (folder: string, files: Files) =>
    [...files].map(([path, bytes]) => [`${folder}/${path}`, bytes] as const);

  it('opens both, and still opens one if the other can’t be read', () => {
    const both = new Map<string, Uint8Array>([
      ...moveUnder('a', first!),
      ...moveUnder('b', second!),
    ]);
    const found = readReports(both);
    expect(found).toHaveLength(2);
    both.set(found[0]!.definition.path, new TextEncoder().encode('{'));
    expect(readReports(both).map(({ root }) => root)).toEqual([found[1]!.root]);
  });
});

describe('readReports without a report', () => {
  const createFile = (path: string) => new Map([[path, new TextEncoder().encode('{}')]]);

  it('explains how to save an older report in the new format', () => {
    expect(() => readReports(createFile('Report/Layout'))).toThrow(/enhanced metadata format/);
    expect(() => readReports(createFile('A.Report/report.json'))).toThrow(
      /enhanced metadata format/,
    );
  });

  it('refuses other files and a path that leaves the folder', () => {
    expect(() => readReports(createFile('readme.txt'))).toThrow(NoReportError);
    expect(() => readReports(createFile('../A.Report/definition/report.json'))).toThrow(
      NoReportError,
    );
  });
});
