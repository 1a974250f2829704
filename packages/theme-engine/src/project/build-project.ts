import { CLASSIC, type BaseTheme } from '../base-themes';
import { formatTheme, type Theme } from '../model/document';
import type { Json, JsonObject } from '../model/json';
import type { VisualName } from '../model/visuals';
import { formatFileName, slugify } from '../export/file-name';
import { zipFiles } from '../export/zip';
import type { CustomVisualId, ReportDesign } from './design';
import { createCard, createLiteral } from './expressions';
import { hashText, deriveUuid } from './ids';
import { SAMPLE_MODEL, type Model } from './model/tables';
import { formatModel, formatRelationships, formatTable } from './model/tmdl';
import { buildPageFiles } from './page-files';
import { SCHEMAS } from './schemas';

export interface Project {
  /** Name of the report and its files. */
  name: string;
  theme: Theme;
  design: ReportDesign<VisualName | CustomVisualId>;
  /** Base theme for settings that the theme leaves out; the classic one by default. */
  baseTheme?: BaseTheme;
  /** Custom visuals to include in the report. */
  customVisuals?: readonly CustomVisual[];
}

/** A custom visual in the form in which Power BI Desktop stores an imported file. */
export interface CustomVisual {
  id: CustomVisualId;
  /** Text files in its package, by path. */
  files: ReadonlyMap<string, string>;
}

/**
 * Builds a Power BI project as text files by path. The report needs no data source, because the
 * model contains its data. The same input gives the same text.
 */
export function buildProject(project: Project): Map<string, string> {
  const name = formatFileName(project.name, 'Report');
  const model = project.design.model ?? SAMPLE_MODEL;
  return new Map([
    [`${name}.pbip`, formatJson(buildShortcut(name))],
    ...moveToFolder(`${name}.Report`, [
      ['.platform', buildPlatform('Report', project, name)],
      ...buildReportFiles(project, name),
    ]),
    ...moveToFolder(`${name}.SemanticModel`, [
      ['.platform', buildPlatform('SemanticModel', project, name)],
      ...buildModelFiles(model),
    ]),
  ]);
}

/** Packs the project into one file for download. */
export function zipProject(project: Project): Uint8Array<ArrayBuffer> {
  return zipFiles(buildProject(project));
}

function buildShortcut(name: string): JsonObject {
  return {
    $schema: SCHEMAS.pbip,
    version: '1.0',
    artifacts: [{ report: { path: `${name}.Report` } }],
    settings: { enableAutoRecovery: true },
  };
}

function buildReportFiles(project: Project, name: string): [string, string][] {
  const { theme, design, baseTheme = CLASSIC, customVisuals = [] } = project;
  const themeFile = formatThemeFileName(theme);
  return [
    [
      'definition.pbir',
      formatJson({
        $schema: SCHEMAS.pbir,
        version: '4.0',
        datasetReference: { byPath: { path: `../${name}.SemanticModel` } },
      }),
    ],
    ['definition/version.json', formatJson({ $schema: SCHEMAS.version, version: '2.0.0' })],
    ['definition/report.json', formatJson(buildReportJson(themeFile, baseTheme, customVisuals))],
    [
      'definition/pages/pages.json',
      formatJson({
        $schema: SCHEMAS.pages,
        pageOrder: design.pages.map(({ id }) => id),
        activePageName: design.pages[0]?.id ?? '',
      }),
    ],
    ...design.pages
      .flatMap((page) => buildPageFiles(page, theme, baseTheme.theme))
      .map(([path, file]): [string, string] => [path, formatJson(file)]),
    [`StaticResources/RegisteredResources/${themeFile}`, formatTheme(theme)],
    [`StaticResources/SharedResources/${formatBasePath(baseTheme)}`, formatTheme(baseTheme.theme)],
    ...customVisuals.flatMap(({ id, files }) => moveToFolder(`CustomVisuals/${id}`, [...files])),
  ];
}

/**
 * Names each theme file differently, because Power BI Desktop appears to cache themes by file name.
 * Spaces would stop Desktop from saving the report as .pbix.
 */
export function formatThemeFileName(theme: Theme): string {
  const name = typeof theme.name === 'string' ? theme.name : '';
  return `${slugify(name)}-${hashText(formatTheme(theme)).slice(0, 12)}.json`;
}

const formatBasePath = ({ name }: BaseTheme) => `BaseThemes/${name}.json`;

function buildReportJson(
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
      section: [createCard({ verticalAlignment: createLiteral('Top') })],
      outspacePane: [createCard({ expanded: createLiteral(false), visible: createLiteral(true) })],
    },
    resourcePackages: [
      {
        name: 'SharedResources',
        type: 'SharedResources',
        items: [{ name: base.name, path: formatBasePath(base), type: 'BaseTheme' }],
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

function buildModelFiles({ tables, relationships }: Model): [string, string][] {
  return [
    ['definition.pbism', formatJson({ $schema: SCHEMAS.pbism, version: '4.2', settings: {} })],
    ['definition/database.tmdl', 'database\n\tcompatibilityLevel: 1567\n\n'],
    ['definition/model.tmdl', formatModel(tables)],
    ...(relationships.length > 0
      ? [['definition/relationships.tmdl', formatRelationships(relationships)] as [string, string]]
      : []),
    ...tables.map((table): [string, string] => [
      `definition/tables/${table.name}.tmdl`,
      formatTable(table),
    ]),
  ];
}

/** Ids derive from the content, because two projects in one workspace must not share an id. */
function buildPlatform(type: 'Report' | 'SemanticModel', project: Project, name: string): string {
  const { theme, design } = project;
  const content = JSON.stringify([type, name, theme, design.pages]);
  return formatJson({
    $schema: SCHEMAS.platform,
    metadata: { type, displayName: name },
    config: { version: '2.0', logicalId: deriveUuid(content) },
  });
}

function moveToFolder(folder: string, files: [string, string][]): [string, string][] {
  return files.map(([path, text]) => [`${folder}/${path}`, text]);
}

function formatJson(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
