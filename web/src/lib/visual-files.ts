import type { Pack } from '@flexa/contracts/plans';
import { FLEXA_VISUALS, type FlexaVisualName } from '@flexa/license/flexa';

/** What the visuals are called. */
export const VISUAL_TITLES: Record<FlexaVisualName, string> = {
  'variance-columns': 'Variance columns',
  'bullet-list': 'Bullet list',
  bridge: 'Bridge',
  table: 'Table',
  'key-figure': 'Key figure',
  forecast: 'Forecast and outliers',
};

/** Where a pack is shown; its files are at `#install`. */
export const PACK_PAGES: Record<Pack, string> = {
  ...{ charts: '/flexa-charts', designs: '/flexa-design' },
  ...{ tables: '/flexa-tables', analytics: '/flexa-analytics' },
};

export const visualsOf = (pack: Pack): readonly FlexaVisualName[] =>
  FLEXA_VISUALS.filter((visual) => visual.pack === pack).map(({ name }) => name);

/** The file that Power BI Desktop imports; its version is inside, so the address stays. */
export const visualFile = (name: FlexaVisualName) => `/downloads/flexa-${name}.pbiviz`;
