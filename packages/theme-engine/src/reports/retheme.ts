import { formatStoreName } from '@flexa/license/flexa';
import { CLASSIC } from '../base-themes';
import { formatFileName as nameOfFile } from '../export/file-name';
import { formatTheme, type Theme } from '../model/document';
import type { Json } from '../model/json';
import { formatPointer, resolvePointer, type Pointer } from '../model/pointer';
import { addStoreNames } from '../model/store-names';
import { findColor, readNamedColor } from '../model/theme-colors';
import { formatLiteral, createThemeColor } from '../project/expressions';
import { hashText } from '../project/ids';
import { resolveTheme } from '../resolve';
import { editText, type TextEdit } from '../json/json-text';
import { chooseChange, type SweepOptions } from './literal-change';
import { listLiterals } from './literals';
import type { Files, OpenReport, ReportFile } from './report-files';
import { listPresetEdits } from './visual-presets';
import { isDark } from './roles';

export interface RethemeOptions extends SweepOptions {
  /** Style presets to give visuals, by the paths of their files; null removes one. */
  readonly presets?: ReadonlyMap<string, string | null>;
}

export const SWEEP_ALL: RethemeOptions = {
  kinds: new Set(['color', 'font', 'size']),
  clearsNeedless: true,
  themeDecidesText: true,
};

/** One change of a report, for display. */
export interface RethemeChange {
  readonly path: string;
  readonly page: string;
  readonly visual: string;
  readonly setting: string;
  readonly before: string;
  readonly after: string;
}

export interface RethemeResult {
  /** Changed and new files by path; null for removed ones. */
  readonly files: ReadonlyMap<string, Uint8Array | null>;
  readonly changes: readonly RethemeChange[];
}

const encoder = new TextEncoder();

/**
 * Re-themes a report: replaces its theme file and turns literals of the old theme's colours into
 * references to the new one, or into its colours if Power BI accepts no reference. Conditional
 * formatting and all untouched bytes stay. Writing back the given files undoes everything.
 */
export function rethemeReport(
  report: OpenReport,
  given: Theme,
  options: RethemeOptions = SWEEP_ALL,
): RethemeResult {
  const theme = addNamesInUse(report, given);
  const base = report.base.theme ?? CLASSIC.theme;
  const own = report.theme?.theme ?? {};
  const after = resolveTheme(theme, base);
  const before = formatTheme(own) === formatTheme(theme) ? after : resolveTheme(own, base);
  const edits = new Map<ReportFile, TextEdit[]>();
  const changes: RethemeChange[] = [];
  const edit = (file: ReportFile, each: TextEdit) =>
    edits.set(file, [...(edits.get(file) ?? []), each]);

  const givenWay = new Set<string>();
  for (const { page, visual, found } of listPresetChanges(report, theme, options)) {
    const { edit: made, ...words } = found;
    edit(visual, made);
    givenWay.add(visual.path + made.at);
    changes.push({ ...words, path: visual.path, page, visual: visual.name });
  }
  for (const literal of listLiterals(report)) {
    if (givenWay.has(literal.file.path + literal.setting)) continue;
    const found = chooseChange(literal, before, after, options);
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
    for (const { file, at, value, said } of listPolarityAdditions(report, after)) {
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
  const registered = registerTheme(report, theme);
  for (const each of registered.edits) edit(report.definition, each);
  const texts = [...edits].flatMap(([file, all]) => {
    const text = editText(file.text, all);
    return text === file.text ? [] : [[file.path, encoder.encode(text)] as const];
  });
  return { files: new Map([...texts, ...registered.files]), changes };
}

/** Returns the theme with the store names of our visuals that the report contains. */
function addNamesInUse(report: OpenReport, theme: Theme): Theme {
  const types = new Set(report.pages.flatMap(({ visuals }) => visuals.map(({ type }) => type)));
  return addStoreNames(theme, (guid) => !types.has(formatStoreName(guid)));
}

/** Returns the changes for visuals that get a style preset. */
function listPresetChanges(report: OpenReport, theme: Theme, { presets }: RethemeOptions) {
  if (!presets) return [];
  return report.pages.flatMap(({ title, visuals }) =>
    visuals.flatMap((visual) => {
      const preset = presets.get(visual.path);
      if (preset === undefined) return [];
      return listPresetEdits(visual, preset, theme).map((found) => ({
        page: title,
        visual,
        found,
      }));
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
 * Returns settings that the other kind of page needs and neither literals nor the theme set:
 * background and map style.
 */
function listPolarityAdditions(report: OpenReport, after: Theme): Addition[] {
  const createLiteral = (value: string) => ({ expr: { Literal: { Value: value } } });
  const color = readNamedColor(after, 'background') ?? '#ffffff';
  const grounds = report.pages
    .filter(
      ({ json }) =>
        resolvePointer(json, '/objects/background') === undefined && !hasPageGround(after),
    )
    .map((file) => ({
      file,
      at: '/objects/background',
      value: [{ properties: { color: createThemeColor(0), transparency: createLiteral('0D') } }],
      said: `background ${color}`,
    }));
  const style = isDark(after) ? 'night' : 'road';
  const maps = report.pages.flatMap(({ visuals }) =>
    visuals.flatMap((file) => {
      const at = '/visual/objects/mapControls/0/properties/defaultStyle';
      if (file.type !== 'azureMap' || resolvePointer(file.json, at) === undefined) return [];
      return [{ file, at, value: createLiteral(formatLiteral(style)), said: `map style ${style}` }];
    }),
  );
  return [...grounds, ...maps];
}

/**
 * Returns true if pages without a background use the theme's. The base themes leave it transparent.
 */
function hasPageGround(theme: Theme): boolean {
  const at = '/visualStyles/page/*/background/0';
  return (
    findColor(theme, `${at}/color`) !== undefined &&
    resolvePointer(theme, `${at}/transparency`) !== 100
  );
}

/**
 * Registers the theme in place of the previous one, under a file name that Desktop has not cached.
 */
function registerTheme(report: OpenReport, theme: Theme) {
  const text = formatTheme(theme);
  const own = typeof theme.name === 'string' ? theme.name : 'Theme';
  const file = `${nameOfFile(own).replace(/[^\w-]+/g, '_')}-${hashText(text).slice(0, 12)}.json`;
  const folder = `${report.root}StaticResources/RegisteredResources/`;
  const { json } = report.definition;
  const versions =
    resolvePointer(json, '/themeCollection/customTheme/reportVersionAtImport') ??
    resolvePointer(json, '/themeCollection/baseTheme/reportVersionAtImport');
  const customTheme = {
    name: file,
    reportVersionAtImport: versions ?? chooseImportVersion(json['$schema']),
    type: 'RegisteredResources',
  };
  const edits: TextEdit[] = [{ at: '/themeCollection/customTheme', value: customTheme }];
  const item = { name: file, path: file, type: 'CustomTheme' };
  const packages = toList(json['resourcePackages']);
  const place = packages.findIndex(
    (each) => resolvePointer(each, '/name') === 'RegisteredResources',
  );
  const old = resolvePointer(json, '/themeCollection/customTheme/name');
  const items = toList(resolvePointer(packages[place], '/items'));
  const index = items.findIndex((each) => resolvePointer(each, '/name') === old);
  const locatePackage = (...keys: (string | number)[]) =>
    formatPointer('resourcePackages', ...keys);
  if (place < 0) {
    const made = { name: 'RegisteredResources', type: 'RegisteredResources', items: [item] };
    edits.push({ at: locatePackage(packages.length), value: made });
  } else {
    edits.push({
      at: locatePackage(place, 'items', index < 0 || old === undefined ? items.length : index),
      value: item,
    });
  }
  const path = folder + file;
  // The report already has this theme.
  if (report.theme?.path === path && formatTheme(report.theme.theme) === text)
    return { edits: [], files: [] };
  const gone = report.theme && report.theme.path !== path ? report.theme.path : null;
  const files: [string, Uint8Array | null][] = [[path, encoder.encode(text)]];
  if (gone !== null) files.push([gone, null]);
  return { edits, files };
}

/** Default version for a report without a theme: three versions since format 3, one text before. */
function chooseImportVersion(schema: Json | undefined): Json {
  const format = /\/report\/(\d+)\./.exec(typeof schema === 'string' ? schema : '')?.[1];
  return format !== undefined && Number(format) < 3 ? '5.55' : { ...CLASSIC.versionAtImport };
}

const toList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** Applies the changed files to a copy of the files. */
export function applyFileChanges(
  files: Files,
  { files: changed }: Pick<RethemeResult, 'files'>,
): Files {
  const result = new Map(files);
  for (const [path, bytes] of changed) {
    if (bytes === null) result.delete(path);
    else result.set(path, bytes);
  }
  return result;
}
