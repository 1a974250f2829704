const FABRIC = 'https://developer.microsoft.com/json-schemas/fabric';
const DEFINITION = `${FABRIC}/item/report/definition`;

/**
 * Schemas from Microsoft that the project files name. They date from December 2025, because Desktop
 * refuses files that name newer schemas than it knows.
 */
export const SCHEMAS = {
  pbip: `${FABRIC}/pbip/pbipProperties/1.0.0/schema.json`,
  platform: `${FABRIC}/gitIntegration/platformProperties/2.1.0/schema.json`,
  pbism: `${FABRIC}/item/semanticModel/definitionProperties/1.0.0/schema.json`,
  pbir: `${FABRIC}/item/report/definitionProperties/2.0.0/schema.json`,
  version: `${DEFINITION}/versionMetadata/1.0.0/schema.json`,
  report: `${DEFINITION}/report/3.1.0/schema.json`,
  pages: `${DEFINITION}/pagesMetadata/1.0.0/schema.json`,
  page: `${DEFINITION}/page/2.0.0/schema.json`,
  visual: `${DEFINITION}/visualContainer/2.5.0/schema.json`,
} as const;
