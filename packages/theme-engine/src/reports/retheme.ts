import { CLASSIC } from '../base-themes';
import { fileName as nameOfFile } from '../export/file-name';
import { themeText, type Theme } from '../model/document';
import type { Json } from '../model/json';
import { pointer, valueAt, type Pointer } from '../model/pointer';
import { colorAt, namedColor } from '../model/theme-colors';
import { literalText, onTheme } from '../project/expressions';
import { digest } from '../project/ids';
import { resolveTheme } from '../resolve';
import { editedText, type TextEdit } from './json-text';
import { changeFor, type SweepOptions } from './literal-change';
import { literalsIn } from './literals';
import type { Files, OpenReport, ReportFile } from './report-files';
import { presetEdits } from './visual-presets';
import { isDark } from './roles';

/** Options for re-theming a report. */
export interface RethemeOptions extends SweepOptions {
  /** Style presets that visuals are given, by the paths of their files; null takes one off. */
  readonly presets?: ReadonlyMap<string, string | null>;
}

export const SWEEP_ALL: RethemeOptions = {
  kinds: new Set(['color', 'font', 'size']),
  clearsNeedless: true,
  themeDecidesText: true,
};

/** One change of a report, for a list that people read. */
export interface RethemeChange {
  readonly path: string;
  readonly page: string;
  readonly visual: string;
  readonly setting: string;
  readonly before: string;
  readonly after: string;
}

export interface Rethemed {
  /** Files that are other ones now or new, by their paths; null for those that go. */
  readonly files: ReadonlyMap<string, Uint8Array | null>;
  readonly changes: readonly RethemeChange[];
}

const encoder = new TextEncoder();

/**
 * Re-themes a report: replaces its theme file and turns literals of the old theme's colours into
 * references to the new one, or into its colours if Power BI accepts no reference. Conditional
 * formatting and all untouched bytes stay. Writing back the given files undoes everything.
 */
export function rethemed(
  report: OpenReport,
  theme: Theme,
  options: RethemeOptions = SWEEP_ALL,
): Rethemed {
  const base = report.base.theme ?? CLASSIC.theme;
  const own = report.theme?.theme ?? {};
  const after = resolveTheme(theme, base);
  const before = themeText(own) === themeText(theme) ? after : resolveTheme(own, base);
  const edits = new Map<ReportFile, TextEdit[]>();
  const changes: RethemeChange[] = [];
  const edit = (file: ReportFile, each: TextEdit) =>
    edits.set(file, [...(edits.get(file) ?? []), each]);

  const givenWay = new Set<string>();
  for (const { page, visual, found } of presetChanges(report, theme, options)) {
    const { edit: made, ...words } = found;
    edit(visual, made);
    givenWay.add(visual.path + made.at);
    changes.push({ ...words, path: visual.path, page, visual: visual.name });
  }
  for (const literal of literalsIn(report)) {
    if (givenWay.has(literal.file.path + literal.setting)) continue;
    const found = changeFor(literal, before, after, options);
    if (!found) continue;
    edit(literal.file, found.edit);
    const { file, page, visual, card, property, value } = literal;
    const setting = `${card}.${property}`;
    changes.push({
      path: file.path,
      page,
      visual,
      setting,
      before: String(value),
      after: found.after,
    });
  }
  if (isDark(before) !== isDark(after)) {
    for (const { file, at, value, said } of forOtherPolarity(report, after)) {
      edit(file, { at, value });
      changes.push({
        path: file.path,
        page: '',
        visual: '',
        setting: said,
        before: 'not set',
        after: said,
      });
    }
  }
  const registered = withTheme(report, theme);
  for (const each of registered.edits) edit(report.definition, each);
  const texts = [...edits].flatMap(([file, all]) => {
    const text = editedText(file.text, all);
    return text === file.text ? [] : [[file.path, encoder.encode(text)] as const];
  });
  return { files: new Map([...texts, ...registered.files]), changes };
}

/** Changes for visuals that get a style preset. */
function presetChanges(report: OpenReport, theme: Theme, { presets }: RethemeOptions) {
  if (!presets) return [];
  return report.pages.flatMap(({ title, visuals }) =>
    visuals.flatMap((visual) => {
      const preset = presets.get(visual.path);
      if (preset === undefined) return [];
      return presetEdits(visual, preset, theme).map((found) => ({ page: title, visual, found }));
    }),
  );
}

interface Addition {
  readonly file: ReportFile;
  readonly at: Pointer;
  readonly value: Json;
  readonly said: string;
}

/**
 * Settings that a page of the other kind needs and neither literals nor the theme set: its
 * background and the map style.
 */
function forOtherPolarity(report: OpenReport, after: Theme): Addition[] {
  const literal = (value: string) => ({ expr: { Literal: { Value: value } } });
  const color = namedColor(after, 'background') ?? '#ffffff';
  const grounds = report.pages
    .filter(
      ({ json }) => valueAt(json, '/objects/background') === undefined && !statesPageGround(after),
    )
    .map((file) => ({
      file,
      at: '/objects/background',
      value: [{ properties: { color: onTheme(0), transparency: literal('0D') } }],
      said: `background ${color}`,
    }));
  const style = isDark(after) ? 'night' : 'road';
  const maps = report.pages.flatMap(({ visuals }) =>
    visuals.flatMap((file) => {
      const at = '/visual/objects/mapControls/0/properties/defaultStyle';
      if (file.type !== 'azureMap' || valueAt(file.json, at) === undefined) return [];
      return [{ file, at, value: literal(literalText(style)), said: `map style ${style}` }];
    }),
  );
  return [...grounds, ...maps];
}

/**
 * Returns true if pages without a background use the theme's. The base themes leave it transparent.
 */
function statesPageGround(theme: Theme): boolean {
  const at = '/visualStyles/page/*/background/0';
  return (
    colorAt(theme, `${at}/color`) !== undefined && valueAt(theme, `${at}/transparency`) !== 100
  );
}

/** The theme registered in the place of the one before, under a file name that Desktop has not kept. */
function withTheme(report: OpenReport, theme: Theme) {
  const text = themeText(theme);
  const own = typeof theme.name === 'string' ? theme.name : 'Theme';
  const file = `${nameOfFile(own).replace(/[^\w-]+/g, '_')}-${digest(text).slice(0, 12)}.json`;
  const folder = `${report.root}StaticResources/RegisteredResources/`;
  const { json } = report.definition;
  const versions =
    valueAt(json, '/themeCollection/customTheme/reportVersionAtImport') ??
    valueAt(json, '/themeCollection/baseTheme/reportVersionAtImport');
  const customTheme = {
    name: file,
    reportVersionAtImport: versions ?? versionAtImport(json['$schema']),
    type: 'RegisteredResources',
  };
  const edits: TextEdit[] = [{ at: '/themeCollection/customTheme', value: customTheme }];
  const item = { name: file, path: file, type: 'CustomTheme' };
  const packages = listOf(json['resourcePackages']);
  const place = packages.findIndex((each) => valueAt(each, '/name') === 'RegisteredResources');
  const old = valueAt(json, '/themeCollection/customTheme/name');
  const items = listOf(valueAt(packages[place], '/items'));
  const index = items.findIndex((each) => valueAt(each, '/name') === old);
  const at = (...keys: (string | number)[]) => pointer('resourcePackages', ...keys);
  if (place < 0) {
    const made = { name: 'RegisteredResources', type: 'RegisteredResources', items: [item] };
    edits.push({ at: at(packages.length), value: made });
  } else {
    edits.push({
      at: at(place, 'items', index < 0 || old === undefined ? items.length : index),
      value: item,
    });
  }
  const path = folder + file;
  // The report has this very theme.
  if (report.theme?.path === path && themeText(report.theme.theme) === text)
    return { edits: [], files: [] };
  const gone = report.theme && report.theme.path !== path ? report.theme.path : null;
  const files: [string, Uint8Array | null][] = [[path, encoder.encode(text)]];
  if (gone !== null) files.push([gone, null]);
  return { edits, files };
}

/** The version that a report without any theme names: three of them since format 3, a text before. */
function versionAtImport(schema: Json | undefined): Json {
  const format = /\/report\/(\d+)\./.exec(typeof schema === 'string' ? schema : '')?.[1];
  return format !== undefined && Number(format) < 3 ? '5.55' : { ...CLASSIC.versionAtImport };
}

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** The files with a change made, as they are written back. */
export function withChanges(files: Files, { files: changed }: Pick<Rethemed, 'files'>): Files {
  const result = new Map(files);
  for (const [path, bytes] of changed) {
    if (bytes === null) result.delete(path);
    else result.set(path, bytes);
  }
  return result;
}
