import { buildPairs, sampleList } from '@flexa/testing/sample';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { compileTheme, type Theme } from '../model/document';
import { resolvePointer } from '../model/pointer';
import { resolvePreset } from '../model/studio-presets';
import { readSampleReports } from '../testing/powerbi';
import { listLiterals, type Literal, type LiteralKind } from './literals';
import { rethemeReport, SWEEP_ALL, applyFileChanges } from './retheme';
import { createColor, createLiteral, openOnlyReport, createReport } from './testing/report-with';

const LIGHT = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const DARK = compileTheme({
  name: 'Night',
  decisions: resolvePreset({ name: 'Meridian' }, 'dark'),
  changes: {},
});
const REPORTS = readSampleReports();
const FUAM = REPORTS.get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;

const sweepVisual = (files: Map<string, Uint8Array>, theme = DARK, clearsNeedless = false) => {
  const options = { ...SWEEP_ALL, clearsNeedless };
  const next = applyFileChanges(files, rethemeReport(openOnlyReport(files), theme, options));
  return openOnlyReport(next).pages[0]!.visuals[0]!.json;
};

describe('sweeping a report', () => {
  it('skips values nested too deeply and names such as __proto__', () => {
    const deep = JSON.parse('[{"a":'.repeat(40) + '1' + '}]'.repeat(40)) as object;
    const filter = JSON.parse(`{"constructor":${JSON.stringify(deep)}}`) as object;
    const defaultColor = createColor('#2563c9');
    const dataPoint = [{ properties: { defaultColor, filter } }];
    const visual = sweepVisual(createReport({ dataPoint }, 'columnChart', LIGHT));
    const after = resolvePointer(visual, '/visual/objects/dataPoint/0/properties');
    expect(after).toMatchObject({ filter });
    expect(resolvePointer(after, '/defaultColor/solid/color/expr')).toHaveProperty(
      'ThemeDataColor',
    );
  });

  it('replaces a theme colour by a reference and a series colour by the new colour', () => {
    const series = { metadata: 'Sales.Revenue' };
    const visual = sweepVisual(
      createReport(
        {
          dataPoint: [
            { properties: { defaultColor: createColor('#2563c9') } },
            { properties: { fill: createColor('#2563c9') }, selector: series },
          ],
        },
        'columnChart',
        LIGHT,
      ),
    );
    const first = '/visual/objects/dataPoint/0/properties/defaultColor/solid/color/expr';
    expect(resolvePointer(visual, first)).toEqual({ ThemeDataColor: { ColorId: 2, Percent: 0 } });
    const second = '/visual/objects/dataPoint/1/properties/fill/solid/color/expr/Literal/Value';
    const [dark] = resolvePreset({ name: 'Meridian' }, 'dark').dataColors;
    expect(resolvePointer(visual, second)).toBe(`'${dark}'`);
  });

  it('replaces a foreign colour that nearly equals a colour of the new theme in one pass', () => {
    const createSeries = (of: string, hex: string) => ({
      properties: { fill: createColor(hex) },
      selector: { metadata: of },
    });
    const objects = {
      dataPoint: [createSeries('Sales.A', '#f2859e'), createSeries('Sales.B', '#00ff00')],
    };
    const visual = sweepVisual(createReport(objects, 'columnChart', LIGHT));
    const fills = [0, 1].map((i) =>
      resolvePointer(
        visual,
        `/visual/objects/dataPoint/${i}/properties/fill/solid/color/expr/Literal`,
      ),
    );
    const { dataColors } = resolvePreset({ name: 'Meridian' }, 'dark');
    expect(fills).toEqual([{ Value: `'${dataColors[3]}'` }, { Value: "'#00ff00'" }]);
  });

  it('changes nothing the second time with the same theme', () => {
    const cards = ['text', 'labels', 'background', 'dataPoint', 'legend', 'fill', 'title'];
    const names = ['fontColor', 'labelColor', 'color', 'fill', 'backColor', 'fillColor'];
    const hexes = ['#ffffff', '#000000', '#f2f2f2', '#1b2433', '#d84141', '#bf7a32', '#808080'];
    const createProperties = (hex: string) =>
      Object.fromEntries(names.map((name) => [name, createColor(hex)] as const));
    const series = { metadata: 'Sales.Revenue' };
    const entries = sampleList(hexes, 0.3).flatMap((hex) => [
      { properties: createProperties(hex) },
      { properties: createProperties(hex), selector: series },
    ]);
    const objects = Object.fromEntries(cards.map((card) => [card, entries]));
    const themes = [LIGHT, DARK].flatMap((from) => [LIGHT, DARK].map((to) => ({ from, to })));
    for (const { row, column: type } of buildPairs(themes, ['shape', 'columnChart', 'tableEx'])) {
      const files = createReport(objects, type, row.from);
      const next = applyFileChanges(files, rethemeReport(openOnlyReport(files), row.to));
      expect(rethemeReport(openOnlyReport(next), row.to).changes).toEqual([]);
    }
  });

  it('keeps white text on a coloured shape and turns a white background', () => {
    const visual = sweepVisual(
      createReport(
        {
          text: [{ properties: { fontColor: createColor('#FFFFFF') } }],
          background: [{ properties: { color: createColor('#FFFFFF') } }],
        },
        'shape',
        LIGHT,
      ),
    );
    expect(JSON.stringify(resolvePointer(visual, '/visual/objects/text'))).toContain('#FFFFFF');
    expect(JSON.stringify(resolvePointer(visual, '/visual/objects/background'))).toContain(
      'ThemeDataColor',
    );
  });

  it('removes settings that equal the new theme, with the entries and cards left empty', () => {
    const files = createReport(
      {
        legend: [
          { properties: { position: createLiteral("'Top'"), fontSize: createLiteral('10D') } },
        ],
        labels: [{ properties: { fontSize: createLiteral('10D') } }],
      },
      'columnChart',
      LIGHT,
    );
    const visual = sweepVisual(files, LIGHT, true);
    expect(resolvePointer(visual, '/visual/objects')).toEqual({
      legend: [{ properties: { position: createLiteral("'Top'") } }],
    });
  });

  it('leaves every kind of value that is not selected', () => {
    const files = createReport({
      legend: [{ properties: { labelColor: createColor('#2563c9') } }],
    });
    const none = rethemeReport(openOnlyReport(files), DARK, {
      ...SWEEP_ALL,
      kinds: new Set(['font']),
    });
    expect(none.changes.filter(({ visual }) => visual !== '')).toEqual([]);
  });

  it('leaves fonts and text sizes to the theme unless they belong to one series or a text run', () => {
    const type = { fontFamily: createLiteral("'Tahoma'"), fontSize: createLiteral('23D') };
    const series = {
      properties: { fontSize: createLiteral('23D') },
      selector: { metadata: 'Sales.A' },
    };
    const textRuns = [{ value: 'Hello', textStyle: { fontFamily: 'Tahoma', fontSize: '23pt' } }];
    const objects = {
      legend: [{ properties: { position: createLiteral("'Top'"), ...type } }],
      labels: [{ properties: type }, series],
      general: [{ properties: { paragraphs: [{ textRuns }] } }],
    };
    const files = createReport(objects, 'columnChart', LIGHT);
    expect(resolvePointer(sweepVisual(files), '/visual/objects')).toEqual({
      ...objects,
      legend: [{ properties: { position: createLiteral("'Top'") } }],
      labels: [series],
    });
    const kept = { ...SWEEP_ALL, themeDecidesText: false };
    expect(rethemeReport(openOnlyReport(files), LIGHT, kept).changes).toEqual([]);
    const sizes = { ...SWEEP_ALL, kinds: new Set(['size'] as const) };
    const settings = rethemeReport(openOnlyReport(files), LIGHT, sizes).changes.map(
      ({ setting }) => setting,
    );
    expect(settings).toEqual(['legend.fontSize', 'labels.fontSize']);
  });

  it('leaves the text of a visual with a style preset', () => {
    const legend = [{ properties: { fontSize: createLiteral('23D') } }];
    const container = { stylePreset: [{ properties: { name: createLiteral("'House'") } }] };
    const visual = sweepVisual(createReport({ legend }, 'columnChart', LIGHT, container));
    expect(resolvePointer(visual, '/visual/objects/legend')).toEqual(legend);
  });

  it.each([...REPORTS.keys()])(
    'leaves fewer hard-coded values in %s and never adds colours',
    (name) => {
      const files = REPORTS.get(name)!;
      const countKind = (kind: LiteralKind, literals: readonly Literal[]) =>
        literals.filter((each) => each.kind === kind).length;
      for (const theme of [LIGHT, DARK]) {
        const before = listLiterals(openOnlyReport(files));
        const after = listLiterals(
          openOnlyReport(applyFileChanges(files, rethemeReport(openOnlyReport(files), theme))),
        );
        expect(countKind('color', after)).toBeLessThanOrEqual(countKind('color', before));
        const text = after.filter(({ kind }) => kind !== 'color');
        const stays = (each: Literal) =>
          each.hasSelector || each.form === 'plain' || each.isInPreset;
        expect(text.filter((each) => !stays(each))).toEqual([]);
      }
    },
  );

  it('sets the page background only if a dark theme does not set it', () => {
    const { visualStyles: _, ...silent } = DARK;
    const listGrounds = (theme: Theme) =>
      openOnlyReport(applyFileChanges(FUAM, rethemeReport(openOnlyReport(FUAM), theme))).pages.map(
        ({ json }) =>
          resolvePointer(json, '/objects/background/0/properties/color/solid/color/expr'),
      );
    const reference = { ThemeDataColor: { ColorId: 0, Percent: 0 } };
    expect(listGrounds(silent)).toContainEqual(reference);
    expect(listGrounds(DARK)).not.toContainEqual(reference);
  });
});
