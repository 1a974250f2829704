import { ANY } from '../description/any';
import {
  findCards,
  COMMON,
  isNewer,
  NEWER_VISUALS,
  PART_KEYS,
  VISUAL_KEYS,
} from '../description/read-description';
import type { Versions } from './make-versions';
import table from './versions.json';

const VERSIONS: Versions = table;

/** Newest theme schema that was compared as a whole. */
export const COMPARED_VERSION = VERSIONS.newest;
/** Settings of this schema may be older, because none was published before. */
export const OLDEST_VERSION = VERSIONS.oldest;
/** The newest schema, of which these settings and the text sizes are known. */
export const NEWEST_VERSION = '2.157';

const NEWEST_SETTINGS: ReadonlySet<string> = new Set([
  'spacing.spaceAboveDivider',
  'spacing.spaceAbovePlotArea',
  'spacing.spaceAboveSubtitle',
  'visualHeader.showCopilotSummaryButton',
  'visualTooltip.sentenceTemplate',
  'visualTooltip.showChartSpecificTooltips',
  'visualTooltip.showSentenceFormat',
  'visualTooltip.showTooltipFieldsOnly',
  'visualTooltip.showValuesInBold',
  'categoryAxis.initialScrollPosition',
  'columnHeaders.customColumnWidth',
  'columnHeaders.defaultColumnWidth',
  'columnHeaders.autoExpand',
  'rowHeaders.autoExpand',
]);

/**
 * First version of Power BI with a setting, such as 2.148. `old`: the oldest schema has it. `unlisted`: Microsoft's
 * catalogue has it, and no theme schema up to COMPARED_VERSION.
 */
export type SettingVersion = `2.${number}` | 'old' | 'unlisted';

/** Returns null if Power BI has no such setting. For every visual (`*`), the first visual with the setting counts. */
export function findVersion(visual: string, card: string, name: string): SettingVersion | null {
  if (visual !== ANY) return findOwnVersion(visual, card, name);
  const key = `${card}.${name}`;
  let found = earliest.get(key);
  if (found === undefined) {
    const all = [ANY, ...VISUAL_KEYS, ...PART_KEYS].map((each) => findOwnVersion(each, card, name));
    found = all.reduce((a, b) => (rank(b) < rank(a) ? b : a), null);
    earliest.set(key, found);
  }
  return found;
}

const earliest = new Map<string, SettingVersion | null>();

function findOwnVersion(visual: string, card: string, name: string): SettingVersion | null {
  const kinds = (visual === ANY ? COMMON : findCards(visual))?.get(card) ?? [];
  const type = kinds.map((kind) => kind.get(name)).find((found) => found !== undefined);
  // Power BI has these visuals, and the theme schemas leave them out.
  if (type === undefined || NEWER_VISUALS.has(visual)) return null;
  if (isNewer(type)) {
    return NEWEST_SETTINGS.has(`${card}.${name}`) ? NEWEST_VERSION : 'unlisted';
  }
  const isOwn = PART_KEYS.includes(visual) || !COMMON.get(card)?.some((kind) => kind.has(name));
  const holder = isOwn ? visual : ANY;
  const places = [`${visual} ${ANY}`, `${holder} ${card}`, `${holder} ${card}.${name}`];
  const versions = places.flatMap((place) => listAdded().get(place) ?? []);
  return versions.reduce<SettingVersion>((a, b) => (rank(b) > rank(a) ? b : a), 'old');
}

/** Returns the first version with a visual; null for every visual and those of the oldest schema. */
export const findVisualVersion = (visual: string): SettingVersion | null =>
  listAdded().get(`${visual} ${ANY}`) ?? null;

let added: Map<string, SettingVersion> | undefined;

const listAdded = () =>
  (added ??= new Map(
    Object.entries(VERSIONS.added).flatMap(([version, names]) =>
      Object.entries(names).flatMap(([name, visuals]) =>
        visuals.map((visual) => [`${visual} ${name}`, version as SettingVersion] as const),
      ),
    ),
  ));

/** Orders versions: earlier ones first, then unlisted settings, then missing ones. */
export function rank(version: SettingVersion | null): number {
  if (version === null) return Infinity;
  if (version === 'old') return 0;
  return version === 'unlisted' ? Number.MAX_VALUE : Number(version.slice(2));
}

/** Describes the first version of Power BI with a setting. */
export function describeVersion(version: SettingVersion): string {
  if (version === 'old') return `${OLDEST_VERSION} or older`;
  if (version === 'unlisted') return `in no theme schema up to ${COMPARED_VERSION}`;
  return version === NEWEST_VERSION ? `${version}; ${COMPARED_VERSION} lacks it` : version;
}
