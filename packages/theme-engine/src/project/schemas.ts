const FABRIC = 'https://developer.microsoft.com/json-schemas/fabric';
const DEFINITION = `${FABRIC}/item/report/definition`;

/** The descriptions of Microsoft's that the files of a project say they follow. */
export const SCHEMAS = {
  pbip: `${FABRIC}/pbip/pbipProperties/1.0.0/schema.json`,
  platform: `${FABRIC}/gitIntegration/platformProperties/2.1.0/schema.json`,
  pbism: `${FABRIC}/item/semanticModel/definitionProperties/1.0.0/schema.json`,
  pbir: `${FABRIC}/item/report/definitionProperties/2.0.0/schema.json`,
  version: `${DEFINITION}/versionMetadata/1.0.0/schema.json`,
  report: `${DEFINITION}/report/3.3.0/schema.json`,
  pages: `${DEFINITION}/pagesMetadata/1.1.0/schema.json`,
  page: `${DEFINITION}/page/2.1.0/schema.json`,
  visual: `${DEFINITION}/visualContainer/2.9.0/schema.json`,
} as const;

/** Versions that a report with these descriptions names where a theme is registered. */
export const VERSION_AT_IMPORT = { visual: '2.9.0', report: '3.3.0', page: '2.3.1' } as const;
