import { buildPairs, sampleList } from '@flexa/testing/sample';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { themeOf, type Theme } from '../model/document';
import { valueAt } from '../model/pointer';
import { presetOn } from '../model/studio-presets';
import { sampleReports } from '../testing/powerbi';
import { literalsIn, type Literal, type LiteralKind } from './literals';
import { rethemed, SWEEP_ALL, withChanges } from './retheme';
import { color, literal, only, reportWith } from './testing/report-with';

const LIGHT = themeOf({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const DARK = themeOf({
  name: 'Night',
  decisions: presetOn({ name: 'Meridian' }, 'dark'),
  changes: {},
});
const REPORTS = sampleReports();
const FUAM = REPORTS.get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;

const swept = (files: Map<string, Uint8Array>, theme = DARK, clearsNeedless = false) => {
  const options = { ...SWEEP_ALL, clearsNeedless };
  const next = withChanges(files, rethemed(only(files), theme, options));
  return only(next).pages[0]!.visuals[0]!.json;
};

describe('a sweep', () => {
  it('passes over what is nested deeper than a theme may be, or called what scripts know', () => {
    const deep = JSON.parse('[{"a":'.repeat(40) + '1' + '}]'.repeat(40)) as object;
    const filter = JSON.parse(`{"constructor":${JSON.stringify(deep)}}`) as object;
    const defaultColor = color('#2563c9');
    const dataPoint = [{ properties: { defaultColor, filter } }];
    const visual = swept(reportWith({ dataPoint }, 'columnChart', LIGHT));
    const after = valueAt(visual, '/visual/objects/dataPoint/0/properties');
    expect(after).toMatchObject({ filter });
    expect(valueAt(after, '/defaultColor/solid/color/expr')).toHaveProperty('ThemeDataColor');
  });

  it('turns a theme’s colour into a reference, and one of a series into the new colour', () => {
    const series = { metadata: 'Sales.Revenue' };
    const visual = swept(
      reportWith(
        {
          dataPoint: [
            { properties: { defaultColor: color('#2563c9') } },
            { properties: { fill: color('#2563c9') }, selector: series },
          ],
        },
        'columnChart',
        LIGHT,
      ),
    );
    const first = '/visual/objects/dataPoint/0/properties/defaultColor/solid/color/expr';
    expect(valueAt(visual, first)).toEqual({ ThemeDataColor: { ColorId: 2, Percent: 0 } });
    const second = '/visual/objects/dataPoint/1/properties/fill/solid/color/expr/Literal/Value';
    const [dark] = presetOn({ name: 'Meridian' }, 'dark').dataColors;
    expect(valueAt(visual, second)).toBe(`'${dark}'`);
  });

  it('gives a colour of neither theme that is as good as one of the new theme to that one at once', () => {
    const series = (of: string, hex: string) => ({
      properties: { fill: color(hex) },
      selector: { metadata: of },
    });
    const objects = { dataPoint: [series('Sales.A', '#f2859e'), series('Sales.B', '#00ff00')] };
    const visual = swept(reportWith(objects, 'columnChart', LIGHT));
    const fills = [0, 1].map((i) =>
      valueAt(visual, `/visual/objects/dataPoint/${i}/properties/fill/solid/color/expr/Literal`),
    );
    const { dataColors } = presetOn({ name: 'Meridian' }, 'dark');
    expect(fills).toEqual([{ Value: `'${dataColors[3]}'` }, { Value: "'#00ff00'" }]);
  });

  it('with the same theme once more changes nothing, whatever a visual says', () => {
    const cards = ['text', 'labels', 'background', 'dataPoint', 'legend', 'fill', 'title'];
    const names = ['fontColor', 'labelColor', 'color', 'fill', 'backColor', 'fillColor'];
    const hexes = ['#ffffff', '#000000', '#f2f2f2', '#1b2433', '#d84141', '#bf7a32', '#808080'];
    const properties = (hex: string) =>
      Object.fromEntries(names.map((name) => [name, color(hex)] as const));
    const series = { metadata: 'Sales.Revenue' };
    const entries = sampleList(hexes, 0.3).flatMap((hex) => [
      { properties: properties(hex) },
      { properties: properties(hex), selector: series },
    ]);
    const objects = Object.fromEntries(cards.map((card) => [card, entries]));
    const themes = [LIGHT, DARK].flatMap((from) => [LIGHT, DARK].map((to) => ({ from, to })));
    for (const { row, column: type } of buildPairs(themes, ['shape', 'columnChart', 'tableEx'])) {
      const files = reportWith(objects, type, row.from);
      const next = withChanges(files, rethemed(only(files), row.to));
      expect(rethemed(only(next), row.to).changes).toEqual([]);
    }
  });

  it('keeps white words on a coloured shape, and turns a white ground', () => {
    const visual = swept(
      reportWith(
        {
          text: [{ properties: { fontColor: color('#FFFFFF') } }],
          background: [{ properties: { color: color('#FFFFFF') } }],
        },
        'shape',
        LIGHT,
      ),
    );
    expect(JSON.stringify(valueAt(visual, '/visual/objects/text'))).toContain('#FFFFFF');
    expect(JSON.stringify(valueAt(visual, '/visual/objects/background'))).toContain(
      'ThemeDataColor',
    );
  });

  it('takes out what the new theme says anyway, with the entry and the card it leaves empty', () => {
    const files = reportWith({ legend: [{ properties: { position: literal("'Top'"), fontSize: literal('10D') } }], labels: [{ properties: { fontSize: literal('10D') } }] }, 'columnChart', LIGHT); // prettier-ignore
    const visual = swept(files, LIGHT, true);
    expect(valueAt(visual, '/visual/objects')).toEqual({
      legend: [{ properties: { position: literal("'Top'") } }],
    });
  });

  it('leaves each kind that is not asked for', () => {
    const files = reportWith({ legend: [{ properties: { labelColor: color('#2563c9') } }] });
    const none = rethemed(only(files), DARK, { ...SWEEP_ALL, kinds: new Set(['font']) });
    expect(none.changes.filter(({ visual }) => visual !== '')).toEqual([]);
  });

  it('lets the theme decide fonts and text sizes, unless they are for one series or a run of words', () => {
    const type = { fontFamily: literal("'Tahoma'"), fontSize: literal('23D') };
    const series = { properties: { fontSize: literal('23D') }, selector: { metadata: 'Sales.A' } };
    const textRuns = [{ value: 'Hello', textStyle: { fontFamily: 'Tahoma', fontSize: '23pt' } }];
    const objects = {
      legend: [{ properties: { position: literal("'Top'"), ...type } }],
      labels: [{ properties: type }, series],
      general: [{ properties: { paragraphs: [{ textRuns }] } }],
    };
    const files = reportWith(objects, 'columnChart', LIGHT);
    expect(valueAt(swept(files), '/visual/objects')).toEqual({
      ...objects,
      legend: [{ properties: { position: literal("'Top'") } }],
      labels: [series],
    });
    const kept = { ...SWEEP_ALL, themeDecidesText: false };
    expect(rethemed(only(files), LIGHT, kept).changes).toEqual([]);
    const sizes = { ...SWEEP_ALL, kinds: new Set(['size'] as const) };
    const settings = rethemed(only(files), LIGHT, sizes).changes.map(({ setting }) => setting);
    expect(settings).toEqual(['legend.fontSize', 'labels.fontSize']);
  });

  it('leaves the text of a visual that wears a style preset', () => {
    const legend = [{ properties: { fontSize: literal('23D') } }];
    const container = { stylePreset: [{ properties: { name: literal("'House'") } }] };
    const visual = swept(reportWith({ legend }, 'columnChart', LIGHT, container));
    expect(valueAt(visual, '/visual/objects/legend')).toEqual(legend);
  });

  it.each([...REPORTS.keys()])('leaves fewer literals in %s, and never more colours', (name) => {
    const files = REPORTS.get(name)!;
    const of = (kind: LiteralKind, literals: readonly Literal[]) =>
      literals.filter((each) => each.kind === kind).length;
    for (const theme of [LIGHT, DARK]) {
      const before = literalsIn(only(files));
      const after = literalsIn(only(withChanges(files, rethemed(only(files), theme))));
      expect(of('color', after)).toBeLessThanOrEqual(of('color', before));
      const text = after.filter(({ kind }) => kind !== 'color');
      const stays = (each: Literal) => each.hasSelector || each.form === 'plain' || each.isInPreset;
      expect(text.filter((each) => !stays(each))).toEqual([]);
    }
  });

  it('refers a page to the ground of a dark theme that says none of pages, and is silent where it does', () => {
    const { visualStyles: _, ...silent } = DARK;
    const grounds = (theme: Theme) =>
      only(withChanges(FUAM, rethemed(only(FUAM), theme))).pages.map(({ json }) =>
        valueAt(json, '/objects/background/0/properties/color/solid/color/expr'),
      );
    const reference = { ThemeDataColor: { ColorId: 0, Percent: 0 } };
    expect(grounds(silent)).toContainEqual(reference);
    expect(grounds(DARK)).not.toContainEqual(reference);
  });
});
