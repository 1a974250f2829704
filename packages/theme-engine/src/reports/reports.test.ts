import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { validate } from '../format/validate';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { themeOf } from '../model/document';
import { valueAt } from '../model/pointer';
import { presetOn } from '../model/studio-presets';
import { resolveTheme } from '../resolve';
import { sampleReports } from '../testing/powerbi';
import { debtOf } from './debt';
import { editedText } from './json-text';
import { literalsIn } from './literals';
import { promoted } from './promote';
import { NoReportError, reportsIn, textOf, type Files } from './report-files';
import { rethemed, withChanges } from './retheme';
import { color, literal, only, reportWith } from './testing/report-with';
import { repacked, unpacked } from './unpack';

const LIGHT = themeOf({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const DARK = themeOf({
  name: 'Night',
  decisions: presetOn({ name: 'Meridian' }, 'dark'),
  changes: {},
});
const reports = [...sampleReports()];
const FUAM = sampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;

describe.each(reports)('%s', (_name, files) => {
  const report = only(files);

  it('is opened whole', () => {
    expect(report.unread).toEqual([]);
    expect(report.pages.length).toBeGreaterThan(0);
    const visuals = [...files.keys()].filter((path) => path.endsWith('/visual.json'));
    const found = report.pages.flatMap((page) => page.visuals.map(({ path }) => path));
    // A visual whose page is gone can't be drawn; it stays among the files.
    expect(visuals).toEqual(expect.arrayContaining(found));
  });

  it('takes another theme, and is byte for byte what it was when that is undone', () => {
    const { files: changed } = rethemed(report, DARK);
    const next = withChanges(files, { files: changed });
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
    expect(only(next).theme?.theme).toEqual(DARK);
  });

  it.each([DARK, LIGHT])(
    'that has the theme $name already is changed by it no further',
    (theme) => {
      const next = withChanges(files, rethemed(report, theme));
      expect(rethemed(only(next), theme)).toEqual({ files: new Map(), changes: [] });
    },
  );

  it('is read again without reading what did not change', () => {
    const change = rethemed(report, DARK);
    const again = only(withChanges(files, change));
    const visuals = (of: typeof report) => of.pages.flatMap((page) => page.visuals);
    for (const before of visuals(report)) {
      if (change.files.has(before.path)) continue;
      expect(visuals(again).find(({ path }) => path === before.path)?.json).toBe(before.json);
    }
  });

  it('keeps what is not changed of a file: its keys, its lines', () => {
    for (const [path, bytes] of rethemed(report, DARK).files) {
      const before = files.get(path);
      if (!bytes || !before || !path.endsWith('visual.json')) continue;
      const lines = new Set(textOf(before).split('\n'));
      const others = textOf(bytes)
        .split('\n')
        .filter((line) => !lines.has(line));
      expect(others.length).toBeLessThan(lines.size / 2);
    }
  });
});

describe('literals', () => {
  it('are found with their places, and rules are none', () => {
    const rule = { solid: { color: { expr: { FillRule: { Input: {} } } } } };
    const report = only(
      reportWith({
        legend: [{ properties: { labelColor: color('#ff0000'), fontSize: literal('11D') } }],
        values: [{ properties: { backColor: rule } }],
      }),
    );
    expect(literalsIn(report).map(({ kind, card, value }) => [kind, card, value])).toEqual([
      ['color', 'legend', '#ff0000'],
      ['size', 'legend', 11],
    ]);
  });

  it('are told with the theme colour they equal, and lower the score', () => {
    const report = only(reportWith({ legend: [{ properties: { labelColor: color('#2563c9') } }] }));
    const { items, score, pages } = debtOf(report, resolveTheme(LIGHT));
    expect(items[0]?.nearest).toMatchObject({ deltaE: 0, role: { color: '#2563c9' } });
    expect(score).toBeLessThan(100);
    expect(pages).toMatchObject([{ title: 'First', count: 1 }]);
    expect(debtOf(only(FUAM), resolveTheme(LIGHT)).items.length).toBe(200);
  });

  it('are told with the text class they equal or are nearest to', () => {
    const own = (properties: object) =>
      debtOf(only(reportWith({ legend: [{ properties }] })), {
        textClasses: {
          label: { fontSize: 10, fontFace: 'Segoe UI' },
          title: { fontSize: 12, fontFace: "'DIN', sans-serif" },
        },
      }).items[0]?.text;
    expect(own({ fontSize: literal('12D') })).toEqual({ name: 'title', value: 12, isSame: true });
    expect(own({ fontSize: literal('8D') })).toEqual({ name: 'label', value: 10, isSame: false });
    const din = { fontFamily: literal("'DIN, Arial'") };
    expect(own(din)).toEqual({ name: 'title', value: 'DIN', isSame: true });
    const arial = { fontFamily: literal("'Arial'") };
    expect(own(arial)).toEqual({ name: 'label', value: 'Segoe UI', isSame: false });
  });

  it('are counted for each page, also where two have one name', () => {
    const files = reportWith({ legend: [{ properties: { labelColor: color('#2563c9') } }] });
    const page = files.get('A.Report/definition/pages/p/page.json')!;
    files.set('A.Report/definition/pages/q/page.json', page);
    const { pages } = debtOf(only(files), resolveTheme(LIGHT));
    expect(pages.map(({ title, count }) => [title, count])).toEqual([['First', 1], ['First', 0]]);
  }); // prettier-ignore

  it('are counted for each visual that has some', () => {
    const report = only(reportWith({ legend: [{ properties: { labelColor: color('#2563c9') } }] }));
    const [page] = debtOf(report, resolveTheme(LIGHT)).pages;
    expect(page?.visuals).toMatchObject([{ visual: report.pages[0]?.visuals[0], count: 1 }]);
    expect(page?.visuals[0]?.score).toBeCloseTo(100 * (11 / 12));
  });
});

describe('a visual’s formatting', () => {
  const files = reportWith({
    legend: [{ properties: { position: literal("'Right'"), fontSize: literal('12D'), labelColor: color('#123456') } }],
    dataPoint: [{ properties: { fill: color('#ff0000') }, selector: { metadata: 'Sales' } }],
    title: [{ properties: { text: literal("'Revenue'"), show: literal('true') } }],
  });
  const visual = only(files).pages[0]!.visuals[0]!;

  it.each(['*', 'Quiet'])('becomes the theme’s for all of its kind, as the style %s', (preset) => {
    const theme = promoted(LIGHT, visual, preset);
    expect(valueAt(theme, `/visualStyles/columnChart/${preset}/legend/0`)).toMatchObject({
      position: 'Right', fontSize: 12, labelColor: { solid: { color: '#123456' } },
    });
    expect(valueAt(theme, `/visualStyles/columnChart/${preset}/title/0/text`)).toBeUndefined();
    expect(JSON.stringify(valueAt(theme, `/visualStyles/columnChart/${preset}`))).not.toContain('#ff0000');
    expect(validate(theme).errors).toEqual([]);
  });
}); // prettier-ignore

describe('a text', () => {
  it.each(['  ', '\t', '    '])('set in by %j is changed in place alone', (indent) => {
    const text = `\uFEFF${JSON.stringify({ a: { b: [1, 2] }, c: 'x' }, null, indent).replaceAll('\n', '\r\n')}\r\n`;
    expect(editedText(text, [{ at: '/c', value: 'y' }])).toBe(text.replace('"x"', '"y"'));
    const added = editedText(text, [{ at: '/a/d', value: { e: 1 } }]);
    expect(JSON.parse(added.slice(1))).toEqual({ a: { b: [1, 2], d: { e: 1 } }, c: 'x' });
    expect(added.replaceAll('\r\n', '')).not.toContain('\n');
    expect(JSON.parse(editedText(text, [{ at: '/a', value: undefined }]).slice(1))).toEqual({
      c: 'x',
    });
  });
});

it('a text that says nothing where something is added says it then', () => {
  for (const broken of ['{"a": null, "b": 1}', '{\n  "a": "x",\n  "b": 1\n}']) {
    const text = editedText(broken, [{ at: '/a/c/d', value: 2 }, { at: '/a/e', value: 3 }]);
    expect(JSON.parse(text)).toEqual({ a: { c: { d: 2 }, e: 3 }, b: 1 });
  }
}); // prettier-ignore

describe('an archive', () => {
  const [, files] = reports[0]!;

  it('is unpacked, changed and packed again, with all else as it was', () => {
    const zip = zipSync({ ...Object.fromEntries(files), 'DataModel': new Uint8Array([1, 2, 3]) });
    const opened = unpacked(zip, 'a.pbix');
    expect(opened.has('DataModel')).toBe(false);
    const result = rethemed(only(opened), DARK);
    // A day later it is the same file.
    const bytes = repacked(zip, result.files);
    vi.useFakeTimers({ now: Date.now() + 86_400_000 });
    expect(repacked(zip, result.files)).toEqual(bytes);
    vi.useRealTimers();
    const again = unzipSync(bytes);
    expect(again['DataModel']).toEqual(new Uint8Array([1, 2, 3]));
    expect(only(new Map(Object.entries(again))).theme?.theme).toEqual(DARK);
  });

  it('of a .pbix loses the seal that no longer fits, and names it nowhere', () => {
    const types = '<Types><Default Extension="json" ContentType=""/><Override PartName="/SecurityBindings" ContentType=""/></Types>';
    const zip = zipSync({ ...Object.fromEntries(files), 'SecurityBindings': new Uint8Array(8), '[Content_Types].xml': strToU8(types) });
    const again = unzipSync(repacked(zip, rethemed(only(unpacked(zip, 'a.pbix')), DARK).files));
    expect(again).not.toHaveProperty('SecurityBindings');
    expect(textOf(again['[Content_Types].xml']!)).toBe('<Types><Default Extension="json" ContentType=""/></Types>');
    expect(unzipSync(repacked(zip, new Map()))).toHaveProperty('SecurityBindings');
  });

  it('whose paths have backslashes, as some programs of Windows write them, is one like any other', () => {
    const named = [...files].map(([path, content]) => [path.replaceAll('/', '\\'), content] as const);
    const zip = zipSync(Object.fromEntries(named));
    const opened = unpacked(zip, 'a.zip');
    expect([...opened.keys()]).toEqual([...files.keys()]);
    const result = rethemed(only(opened), DARK);
    const again = unpacked(repacked(zip, result.files), 'a.zip');
    expect(new Map([...again].sort())).toEqual(new Map([...withChanges(files, result)].sort()));
  });

  it('that is protected says by what', () => {
    const label = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0);
    expect(() => unpacked(label, 'a.pbix')).toThrow(/sensitivity label/);
    const locked = zipSync({ 'a.json': new Uint8Array(10) });
    locked[6] = 1;
    expect(() => unpacked(locked, 'a.zip')).toThrow(/has a password/);
  });

  it('gives nothing that lies outside of it, and no more than a report holds', () => {
    const zip = zipSync({ '../a.json': new Uint8Array(1), '/b.json': new Uint8Array(1), 'c.json': new Uint8Array(1) });
    expect([...unpacked(zip, 'a.zip').keys()]).toEqual(['c.json']);
    const bomb = zipSync({ 'a.json': new Uint8Array(10) });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    // The directory at the end says where its entry starts, and the entry what the file unpacks to.
    const entry = view.getUint32(bomb.length - 22 + 16, true);
    view.setUint32(entry + 24, 500_000_000, true);
    expect(() => unpacked(bomb, 'bomb.zip')).toThrow(/far more/);
    const data = zipSync({ 'DataModel': new Uint8Array(10) });
    const directory = new DataView(data.buffer, data.byteOffset);
    directory.setUint32(directory.getUint32(data.length - 22 + 16, true) + 24, 3_000_000_000, true);
    expect(() => unpacked(data, 'data.pbix')).toThrow(/more data than a browser/);
    expect(() => unpacked(zip.subarray(0, 40), 'cut.zip')).toThrow(/damaged/);
  });
}); // prettier-ignore

describe('two reports', () => {
  const [first, second] = reports.slice(0, 2).map(([, files]) => files);
  const under = (folder: string, files: Files) =>
    [...files].map(([path, bytes]) => [`${folder}/${path}`, bytes] as const);

  it('in one folder are both opened, and one that can’t be read hides no other', () => {
    const both = new Map<string, Uint8Array>([...under('a', first!), ...under('b', second!)]);
    const found = reportsIn(both);
    expect(found).toHaveLength(2);
    both.set(found[0]!.definition.path, new TextEncoder().encode('{'));
    expect(reportsIn(both).map(({ root }) => root)).toEqual([found[1]!.root]);
  });
});

describe('what is no report', () => {
  const file = (path: string) => new Map([[path, new TextEncoder().encode('{}')]]);

  it('says how an older one is saved again', () => {
    expect(() => reportsIn(file('Report/Layout'))).toThrow(/enhanced metadata format/);
    expect(() => reportsIn(file('A.Report/report.json'))).toThrow(/enhanced metadata format/);
  });

  it('says that there is none, also where a path climbs', () => {
    expect(() => reportsIn(file('readme.txt'))).toThrow(NoReportError);
    expect(() => reportsIn(file('../A.Report/definition/report.json'))).toThrow(NoReportError);
  });
});
