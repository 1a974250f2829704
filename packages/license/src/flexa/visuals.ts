/** The packs of visuals that a licence can be for. */
export type FlexaPack = 'charts' | 'designs' | 'tables' | 'analytics';

export interface FlexaVisual {
  name: string;
  /** Its name in reports and themes. It never changes. */
  guid: string;
  pack: FlexaPack;
}

/** Every visual of ours. */
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

export type FlexaVisualName = (typeof FLEXA_VISUALS)[number]['name'];

/** The membership holds charts and designs; its keys say `suite`. */
const IN_MEMBERSHIP: readonly FlexaPack[] = ['charts', 'designs'];

/** The products whose keys unlock a pack. */
export function productsFor(pack: FlexaPack): readonly string[] {
  return IN_MEMBERSHIP.includes(pack) ? [pack, 'suite'] : [pack];
}
