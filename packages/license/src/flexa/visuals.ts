/** Packs of visuals that a licence can cover. */
export type FlexaPack = 'charts' | 'designs' | 'tables' | 'analytics';

export interface FlexaVisual {
  name: string;
  /** Name in reports and themes. It never changes. */
  guid: string;
  pack: FlexaPack;
}

export const FLEXA_VISUALS = [
  {
    name: 'variance-columns',
    guid: 'flexaVarianceColumnsA29BD17949DA09B70C0358425DA9B043',
    pack: 'charts',
  },
  {
    name: 'bullet-list',
    guid: 'flexaBulletList9A52F08718063CE51D634EB90BD4EADC',
    pack: 'charts',
  },
  { name: 'bridge', guid: 'flexaBridge92DC5FE38EAA0AAD50A8457E5668840A', pack: 'charts' },
  { name: 'table', guid: 'flexaTableAB057C7305F8875C10A177725A65BB53', pack: 'tables' },
  { name: 'key-figure', guid: 'flexaKeyFigureAB65ADF055F4DCBD1BE8E22713DFB520', pack: 'designs' },
  { name: 'forecast', guid: 'flexaForecastDFDA758EC4C8B119243542FC1F7127C5', pack: 'analytics' },
] as const satisfies readonly FlexaVisual[];

/**
 * Suffix of a visual's name in reports and themes once it comes from an organisation's store. Theme
 * entries under the bare GUID do not apply to it.
 */
const STORE_SUFFIX = '_OrgStore';

/** Returns a visual's name in reports and themes once it comes from an organisation's store. */
export const formatStoreName = (guid: string): string => guid + STORE_SUFFIX;

/** Returns a visual's GUID by its name in a report or theme, from a file or from an organisation's store. */
export const removeStoreSuffix = (name: string): string =>
  name.endsWith(STORE_SUFFIX) ? name.slice(0, -STORE_SUFFIX.length) : name;

export type FlexaVisualName = (typeof FLEXA_VISUALS)[number]['name'];

/** The membership covers charts and designs; the product in its keys is `suite`. */
const MEMBERSHIP_PACKS: readonly FlexaPack[] = ['charts', 'designs'];

/** Lists the products whose keys unlock a pack. */
export function listProductsFor(pack: FlexaPack): readonly string[] {
  return MEMBERSHIP_PACKS.includes(pack) ? [pack, 'suite'] : [pack];
}
