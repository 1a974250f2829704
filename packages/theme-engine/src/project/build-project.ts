import type { Theme } from '../model/document';
import { themeText } from '../model/document';
import type { Json, JsonObject } from '../model/json';
import type { VisualName } from '../model/visuals';
import { fileName, slug } from '../export/file-name';
import { zipOf } from '../export/zip';
import {
  placed,
  type CustomVisualId,
  type PageDesign,
  type PlacedPage,
  type ReportDesign,
} from './design';
import { card, literal } from './expressions';
import { digest, uuid } from './ids';
import { SAMPLE_MODEL, type Model } from './model/tables';
import { modelTmdl, relationshipsTmdl, tableTmdl } from './model/tmdl';
import { SCHEMAS, VERSION_AT_IMPORT } from './schemas';
import { visualJson, visualName } from './visual-json';

export interface Project {
  /** Name of the report, and of its files. */
  name: string;
  theme: Theme;
  design: ReportDesign<VisualName | CustomVisualId>;
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
  return new Map([
    [`${name}.pbip`, json(shortcut(name))],
    ...inFolder(`${name}.Report`, reportFiles(project, name)),
    ...inFolder(`${name}.SemanticModel`, modelFiles(name, project.design.model ?? SAMPLE_MODEL)),
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

function reportFiles(
  { theme, design, customVisuals = [] }: Project,
  name: string,
): [string, string][] {
  const themeFile = themeFileName(theme);
  return [
    ['.platform', json(platform('Report', name))],
    [
      'definition.pbir',
      json({
        $schema: SCHEMAS.pbir,
        version: '4.0',
        datasetReference: { byPath: { path: `../${name}.SemanticModel` } },
      }),
    ],
    ['definition/version.json', json({ $schema: SCHEMAS.version, version: '2.0.0' })],
    ['definition/report.json', json(reportJson(themeFile, customVisuals))],
    [
      'definition/pages/pages.json',
      json({
        $schema: SCHEMAS.pages,
        pageOrder: design.pages.map(({ id }) => id),
        activePageName: design.pages[0]?.id ?? '',
      }),
    ],
    ...design.pages.flatMap(pageFiles),
    [`StaticResources/RegisteredResources/${themeFile}`, themeText(theme)],
    ...customVisuals.flatMap(({ id, files }) => inFolder(`CustomVisuals/${id}`, [...files])),
  ];
}

/**
 * Each theme has a file name of its own: Power BI Desktop is said to keep a theme by its file's
 * name. No spaces: with them Desktop cannot save the report as .pbix.
 */
export function themeFileName(theme: Theme): string {
  const name = typeof theme.name === 'string' ? theme.name : '';
  return `${slug(name)}-${digest(themeText(theme)).slice(0, 12)}.json`;
}

/** No base theme is named: its file is Microsoft's, and the theme sets what it needs itself. */
function reportJson(themeFile: string, customVisuals: readonly CustomVisual[]): JsonObject {
  return {
    $schema: SCHEMAS.report,
    themeCollection: {
      customTheme: {
        name: themeFile,
        reportVersionAtImport: VERSION_AT_IMPORT,
        type: 'RegisteredResources',
      },
    },
    objects: {
      outspacePane: [card({ expanded: literal(false), visible: literal(true) })],
    },
    resourcePackages: [
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

function pageFiles(page: PageDesign | PlacedPage<string>): [string, string][] {
  const folder = `definition/pages/${page.id}`;
  return [
    [
      `${folder}/page.json`,
      json({
        $schema: SCHEMAS.page,
        name: page.id,
        displayName: page.title,
        displayOption: 'FitToPage',
        height: page.height,
        width: page.width,
      }),
    ],
    ...placed(page).map((item, i): [string, string] => [
      `${folder}/visuals/${visualName(page.id, item.visual)}/visual.json`,
      json(visualJson(page.id, item, i)),
    ]),
  ];
}

function modelFiles(name: string, { tables, relationships }: Model): [string, string][] {
  return [
    ['.platform', json(platform('SemanticModel', name))],
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

function platform(type: 'Report' | 'SemanticModel', name: string): JsonObject {
  return {
    $schema: SCHEMAS.platform,
    metadata: { type, displayName: name },
    config: { version: '2.0', logicalId: uuid(`${type}/${name}`) },
  };
}

function inFolder(folder: string, files: [string, string][]): [string, string][] {
  return files.map(([path, text]) => [`${folder}/${path}`, text]);
}

function json(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
