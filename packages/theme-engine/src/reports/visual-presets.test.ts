import { describe, expect, it } from 'vitest';
import { CLASSIC } from '../base-themes';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { themeOf } from '../model/document';
import { valueAt } from '../model/pointer';
import { resolveTheme } from '../resolve';
import { faultsOf, judged } from '../testing/microsoft-judge';
import { sampleReports } from '../testing/powerbi';
import { debtOf } from './debt';
import type { Files } from './report-files';
import { rethemed, SWEEP_ALL, withChanges } from './retheme';
import { literal, only, reportWith } from './testing/report-with';
import { presetOf, themeOfVisual } from './visual-presets';

const LIGHT = themeOf({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });

describe('a style preset', () => {
  const said = {
    legend: [{ properties: { position: literal("'Right'"), fontSize: literal('12D') } }],
    title: [{ properties: { text: literal("'Revenue'"), fontSize: literal('12D') } }],
    labels: [{ properties: { color: { solid: { color: { expr: { FillRule: {} } } } } } }],
  };
  const files = reportWith(said, 'columnChart', LIGHT);
  const visual = only(files).pages[0]!.visuals[0]!;
  const style = {
    legend: [{ position: 'Top', fontSize: 9 }],
    labels: [{ color: { solid: { color: '#123456' } } }],
  };
  const theme = { ...LIGHT, visualStyles: { columnChart: { '*': {}, Airy: style } } };
  const given = (preset: string | null, from: Files) =>
    rethemed(only(from), theme, {
      kinds: new Set<never>(), clearsNeedless: false, themeDecidesText: false,
      presets: new Map([[visual.path, preset]]),
    });
  const name = '/visual/visualContainerObjects/stylePreset/0/properties/name/expr/Literal/Value';

  it('is given to one visual, whose own formatting gives way to it; words and rules stay', () => {
    const change = given('Airy', files);
    const worn = withChanges(files, change);
    const { json } = only(worn).pages[0]!.visuals[0]!;
    expect(valueAt(json, name)).toBe("'Airy'");
    const { legend: _, ...rest } = said;
    expect(valueAt(json, '/visual/objects')).toEqual(rest);
    expect(change.changes).toMatchObject([
      { setting: 'stylePreset.name', before: 'none', after: 'Airy' },
      { setting: 'legend.position', before: 'Right', after: 'follows the style preset' },
      { setting: 'legend.fontSize', before: '12' },
    ]);
    const seen = themeOfVisual(theme, CLASSIC.theme, only(worn).pages[0]!.visuals[0]!);
    expect(valueAt(seen, '/visualStyles/columnChart/*/legend/0/position')).toBe('Top');

    const off = withChanges(worn, given(null, worn));
    expect(valueAt(only(off).pages[0]!.visuals[0]!.json, name)).toBeUndefined();
    const None = { stylePreset: [{ properties: { name: literal("'None'") } }] };
    expect(presetOf({ json: { visual: { visualContainerObjects: None } } })).toBeNull();
  });

  it('brings nothing that Microsoft’s validator finds fault with', async () => {
    const real = sampleReports().get('microsoft__semantic-link-labs___bpareporttemplate')!;
    const tables = only(real).pages.flatMap(({ visuals }) =>
      visuals.filter(({ type }) => type === 'tableEx'),
    );
    expect(tables.length).toBeGreaterThan(0);
    const presets = new Map(tables.map(({ path }) => [path, 'Airy'] as const));
    const own = { ...LIGHT, visualStyles: { tableEx: { '*': {}, Airy: { grid: [{ rowPadding: 9 }] } } } };
    const worn = withChanges(real, rethemed(only(real), own, { ...SWEEP_ALL, presets }));
    const codes = async (files: Files) => faultsOf(await judged(files)).map(({ code }) => code).sort();
    expect(await codes(worn)).toEqual(await codes(real));
  });

  it('keeps what its visual says, though the theme says the same of those without one', () => {
    const plain = { ...LIGHT, visualStyles: { columnChart: { '*': { title: [{ fontSize: 12 }] } } } };
    const isNeedless = (from: Files) =>
      debtOf(only(from), resolveTheme(plain)).items.find(
        ({ literal: { card } }) => card === 'title',
      )?.isNeedless;
    expect(isNeedless(files)).toBe(true);
    expect(isNeedless(withChanges(files, given('Airy', files)))).toBe(false);
  });
}); // prettier-ignore
