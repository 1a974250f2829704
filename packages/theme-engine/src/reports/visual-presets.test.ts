import { describe, expect, it } from 'vitest';
import { CLASSIC } from '../base-themes';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { compileTheme } from '../model/document';
import { resolvePointer } from '../model/pointer';
import { resolveTheme } from '../resolve';
import { filterFaults, judgeProject } from '../testing/microsoft-judge';
import { readSampleReports } from '../testing/powerbi';
import { computeDebt } from './debt';
import type { Files } from './report-files';
import { rethemeReport, SWEEP_ALL, applyFileChanges } from './retheme';
import { createLiteral, openOnlyReport, createReport } from './testing/report-with';
import { readPreset, resolveVisualTheme } from './visual-presets';

const LIGHT = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });

describe('a style preset of a visual', () => {
  const said = {
    legend: [{ properties: { position: createLiteral("'Right'"), fontSize: createLiteral('12D') } }],
    title: [{ properties: { text: createLiteral("'Revenue'"), fontSize: createLiteral('12D') } }],
    labels: [{ properties: { color: { solid: { color: { expr: { FillRule: {} } } } } } }],
  };
  const files = createReport(said, 'columnChart', LIGHT);
  const visual = openOnlyReport(files).pages[0]!.visuals[0]!;
  const style = {
    legend: [{ position: 'Top', fontSize: 9 }],
    labels: [{ color: { solid: { color: '#123456' } } }],
  };
  const theme = { ...LIGHT, visualStyles: { columnChart: { '*': {}, Airy: style } } };
  const givePreset = (preset: string | null, from: Files) =>
    rethemeReport(openOnlyReport(from), theme, {
      kinds: new Set<never>(), clearsNeedless: false, themeDecidesText: false,
      presets: new Map([[visual.path, preset]]),
    });
  const name = '/visual/visualContainerObjects/stylePreset/0/properties/name/expr/Literal/Value';

  it('a style preset replaces the visual’s own formatting but keeps its text and rules', () => {
    const change = givePreset('Airy', files);
    const changed = applyFileChanges(files, change);
    const { json } = openOnlyReport(changed).pages[0]!.visuals[0]!;
    expect(resolvePointer(json, name)).toBe("'Airy'");
    const { legend: _, ...rest } = said;
    expect(resolvePointer(json, '/visual/objects')).toEqual(rest);
    expect(change.changes).toMatchObject([
      { setting: 'stylePreset.name', before: 'none', after: 'Airy' },
      { setting: 'legend.position', before: 'Right', after: 'follows the style preset' },
      { setting: 'legend.fontSize', before: '12' },
    ]);
    const seen = resolveVisualTheme(theme, CLASSIC.theme, openOnlyReport(changed).pages[0]!.visuals[0]!);
    expect(resolvePointer(seen, '/visualStyles/columnChart/*/legend/0/position')).toBe('Top');

    const off = applyFileChanges(changed, givePreset(null, changed));
    expect(resolvePointer(openOnlyReport(off).pages[0]!.visuals[0]!.json, name)).toBeUndefined();
    const None = { stylePreset: [{ properties: { name: createLiteral("'None'") } }] };
    expect(readPreset({ json: { visual: { visualContainerObjects: None } } })).toBeNull();
  });

  it('a style preset causes no new fault in Microsoft’s validator', async () => {
    const real = readSampleReports().get('microsoft__semantic-link-labs___bpareporttemplate')!;
    const tables = openOnlyReport(real).pages.flatMap(({ visuals }) =>
      visuals.filter(({ type }) => type === 'tableEx'),
    );
    expect(tables.length).toBeGreaterThan(0);
    const presets = new Map(tables.map(({ path }) => [path, 'Airy'] as const));
    const own = { ...LIGHT, visualStyles: { tableEx: { '*': {}, Airy: { grid: [{ rowPadding: 9 }] } } } };
    const changed = applyFileChanges(real, rethemeReport(openOnlyReport(real), own, { ...SWEEP_ALL, presets }));
    const listCodes = async (files: Files) => filterFaults(await judgeProject(files)).map(({ code }) => code).sort();
    expect(await listCodes(changed)).toEqual(await listCodes(real));
  });

  it('a style preset keeps a setting of its visual that equals the theme’s setting for visuals without one', () => {
    const plain = { ...LIGHT, visualStyles: { columnChart: { '*': { title: [{ fontSize: 12 }] } } } };
    const isNeedless = (from: Files) =>
      computeDebt(openOnlyReport(from), resolveTheme(plain)).items.find(
        ({ literal: { card } }) => card === 'title',
      )?.isNeedless;
    expect(isNeedless(files)).toBe(true);
    expect(isNeedless(applyFileChanges(files, givePreset('Airy', files)))).toBe(false);
  });
}); // oxfmt-ignore
