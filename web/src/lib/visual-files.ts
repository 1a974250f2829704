import type { Pack } from '@flexa/contracts/plans';
import { FLEXA_VISUALS, type FlexaVisualName } from '@flexa/license/flexa';

export const VISUAL_TITLES: Record<FlexaVisualName, string> = {
  'variance-columns': 'Variance columns',
  'bullet-list': 'Bullet list',
  bridge: 'Bridge',
  table: 'Table',
  'key-figure': 'Key figure',
  forecast: 'Forecast and outliers',
};

/** Product page of each pack, with its files at `#install`. */
export const PACK_PAGES: Record<Pack, string> = {
  charts: '/flexa-charts',
  designs: '/flexa-design',
  tables: '/flexa-tables',
  analytics: '/flexa-analytics',
};

/** Returns the address of a pack's files. */
export const buildInstallPath = (pack: Pack): string => `${PACK_PAGES[pack]}#install`;

export const listVisuals = (pack: Pack): readonly FlexaVisualName[] =>
  FLEXA_VISUALS.filter((visual) => visual.pack === pack).map(({ name }) => name);

/** Returns the address of the file that Power BI Desktop imports. The version is inside, so the address stays. */
export const buildFilePath = (name: FlexaVisualName) => `/downloads/flexa-${name}.pbiviz`;

/** Returns the address of a visual's security sheet for IT: contents, privileges and stored data. */
export const buildSecuritySheetPath = (name: FlexaVisualName) =>
  `/downloads/flexa-${name}-security.txt`;

/** Address of the list of all versions. */
export const RELEASES = '/downloads/releases.json';
export const buildReleasePath = (file: string) => `/downloads/releases/${file}`;

/** A Power BI project with every visual in it. */
export const SAMPLE_PROJECT = '/downloads/flexa-visuals-sample.zip';
