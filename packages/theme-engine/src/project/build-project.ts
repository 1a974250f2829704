import { CLASSIC, type BaseTheme } from '../base-themes';
import { themeText, type Theme } from '../model/document';
import type { Json, JsonObject } from '../model/json';
import type { VisualName } from '../model/visuals';
import { fileName, slug } from '../export/file-name';
import { zipOf } from '../export/zip';
import type { CustomVisualId, ReportDesign } from './design';
import { card, literal } from './expressions';
import { digest, uuid } from './ids';
import { SAMPLE_MODEL, type Model } from './model/tables';
import { modelTmdl, relationshipsTmdl, tableTmdl } from './model/tmdl';
import { pageFiles } from './page-files';
import { SCHEMAS } from './schemas';

export interface Project {
  /** Name of the report, and of its files. */
  name: string;
  theme: Theme;
  design: ReportDesign<VisualName | CustomVisualId>;
  /** Base theme for settings the theme leaves out; the classic one by default. */
  baseTheme?: BaseTheme;
  /** Custom visuals that the report brings along. */
  customVisuals?: readonly CustomVisual[];
}

/** A custom visual as Power BI Desktop keeps one that was imported from a file. */
export interface CustomVisual {
  id: CustomVisualId;
  /** The texts in its package, by their paths there. */
  files: ReadonlyMap<string, string>;
}

/**
 * A Power BI project: the text of each file by its path. The report opens without any source, since
 * the model holds its data. The same input gives the same text.
 */
export function buildProject(project: Project): Map<string, string> {
  const name = fileName(project.name, 'Report');
  const model = project.design.model ?? SAMPLE_MODEL;
  return new Map([
    [`${name}.pbip`, json(shortcut(name))],
    ...inFolder(`${name}.Report`, [
      ['.platform', platform('Report', project, name)],
      ...reportFiles(project, name),
    ]),
    ...inFolder(`${name}.SemanticModel`, [
      ['.platform', platform('SemanticModel', project, name)],
      ...modelFiles(model),
    ]),
  ]);
}

/** The project as one file to download. */
export function projectZip(project: Project): Uint8Array<ArrayBuffer> {
  return zipOf(buildProject(project));
}

function shortcut(name: string): JsonObject {
  return {
    $schema: SCHEMAS.pbip,
    version: '1.0',
    artifacts: [{ report: { path: `${name}.Report` } }],
    settings: { enableAutoRecovery: true },
  };
}

function reportFiles(project: Project, name: string): [string, string][] {
  const { theme, design, baseTheme = CLASSIC, customVisuals = [] } = project;
  const themeFile = themeFileName(theme);
  return [
    [
      'definition.pbir',
      json({
        $schema: SCHEMAS.pbir,
        version: '4.0',
        datasetReference: { byPath: { path: `../${name}.SemanticModel` } },
      }),
    ],
    ['definition/version.json', json({ $schema: SCHEMAS.version, version: '2.0.0' })],
    ['definition/report.json', json(reportJson(themeFile, baseTheme, customVisuals))],
    [
      'definition/pages/pages.json',
      json({
        $schema: SCHEMAS.pages,
        pageOrder: design.pages.map(({ id }) => id),
        activePageName: design.pages[0]?.id ?? '',
      }),
    ],
    ...design.pages
      .flatMap((page) => pageFiles(page, theme, baseTheme.theme))
      .map(([path, file]): [string, string] => [path, json(file)]),
    [`StaticResources/RegisteredResources/${themeFile}`, themeText(theme)],
    [`StaticResources/SharedResources/${basePath(baseTheme)}`, themeText(baseTheme.theme)],
    ...customVisuals.flatMap(({ id, files }) => inFolder(`CustomVisuals/${id}`, [...files])),
  ];
}

/**
 * Each theme has its own file name, because Power BI Desktop appears to cache themes by file name.
 * Spaces would stop Desktop from saving the report as .pbix.
 */
export function themeFileName(theme: Theme): string {
  const name = typeof theme.name === 'string' ? theme.name : '';
  return `${slug(name)}-${digest(themeText(theme)).slice(0, 12)}.json`;
}

const basePath = ({ name }: BaseTheme) => `BaseThemes/${name}.json`;

function reportJson(
  themeFile: string,
  base: BaseTheme,
  customVisuals: readonly CustomVisual[],
): JsonObject {
  const reportVersionAtImport = base.versionAtImport;
  return {
    $schema: SCHEMAS.report,
    themeCollection: {
      baseTheme: { name: base.name, reportVersionAtImport, type: 'SharedResources' },
      customTheme: { name: themeFile, reportVersionAtImport, type: 'RegisteredResources' },
    },
    objects: {
      section: [card({ verticalAlignment: literal('Top') })],
      outspacePane: [card({ expanded: literal(false), visible: literal(true) })],
    },
    resourcePackages: [
      {
        name: 'SharedResources',
        type: 'SharedResources',
        items: [{ name: base.name, path: basePath(base), type: 'BaseTheme' }],
      },
      {
        name: 'RegisteredResources',
        type: 'RegisteredResources',
        items: [{ name: themeFile, path: themeFile, type: 'CustomTheme' }],
      },
      ...customVisuals.map(({ id }) => {
        const file = `${id}.pbiviz.json`;
        const items = [{ name: file, path: file, type: 'CustomVisualMetadata' }];
        return { name: id, type: 'CustomVisual', items };
      }),
    ],
    settings: {
      useStylableVisualContainerHeader: true,
      defaultDrillFilterOtherVisuals: true,
      allowChangeFilterTypes: true,
      useEnhancedTooltips: true,
      exportDataMode: 'AllowSummarized',
    },
  };
}

function modelFiles({ tables, relationships }: Model): [string, string][] {
  return [
    ['definition.pbism', json({ $schema: SCHEMAS.pbism, version: '4.2', settings: {} })],
    ['definition/database.tmdl', 'database\n\tcompatibilityLevel: 1567\n\n'],
    ['definition/model.tmdl', modelTmdl(tables)],
    ...(relationships.length > 0
      ? [['definition/relationships.tmdl', relationshipsTmdl(relationships)] as [string, string]]
      : []),
    ...tables.map((table): [string, string] => [
      `definition/tables/${table.name}.tmdl`,
      tableTmdl(table),
    ]),
  ];
}

/** Two projects in one workspace must not share an id, so what they hold is part of it. */
function platform(type: 'Report' | 'SemanticModel', project: Project, name: string): string {
  const { theme, design } = project;
  const content = JSON.stringify([type, name, theme, design.pages]);
  return json({
    $schema: SCHEMAS.platform,
    metadata: { type, displayName: name },
    config: { version: '2.0', logicalId: uuid(content) },
  });
}

function inFolder(folder: string, files: [string, string][]): [string, string][] {
  return files.map(([path, text]) => [`${folder}/${path}`, text]);
}

function json(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
