import { PACKS, VISUAL_NAMES, type Pack, type VisualType } from '@flexa/contracts/plans';
import { THEME_PART } from '@/lib/theme-part';

/** The one line below a pricing page's name. */
export const LEADS: Record<VisualType, string> = {
  charts:
    'Variance, bullet and bridge charts for Power BI that take their colours from your theme.',
  designs: 'Up to twelve key figures for Power BI on one grid, with their change and a small line.',
  tables: 'Tables for Power BI with sparklines and bars inside the cell, and collapsible groups.',
  analytics: 'Trend, forecast range and outliers, marked on the line where they happen.',
  suite: 'Theme, design and charts for Power BI on one licence, for 3, 6 or 12 months.',
};

export function listFacts(visualType: VisualType): string[] {
  const what = visualType === 'suite' ? 'Theme, design and charts together' : VISUALS[visualType];
  return [
    what,
    ...(visualType === 'suite' ? [THEME_PART] : []),
    'Updates while the licence runs',
    'Key and receipt in your account',
    'A reminder before it ends',
  ];
}

/** The visuals of each pack; a test compares them with the packages. */
const VISUALS: Record<Pack, string> = {
  charts: '3 visuals: Variance columns, Bullet list and Bridge',
  designs: '1 visual: Key figure',
  tables: '1 visual: Table',
  analytics: '1 visual: Forecast and outliers',
};

/** The parts of the membership, as they are called there. */
const PARTS = ['Charts', 'Design', 'Theme'] as const;

/** Compares a pack with the membership, part by part; the page's own part comes first. */
export function compareParts(
  pack: Pack,
): { part: string; inPack: boolean; inMembership: boolean }[] {
  const own = pack === 'designs' ? 'Design' : VISUAL_NAMES[pack];
  const others = PARTS.filter((part) => part !== own);
  const isShared = others.length < PARTS.length;
  return [
    { part: `${own} part`, inPack: true, inMembership: isShared },
    ...others.map((part) => ({ part: `${part} part`, inPack: false, inMembership: true })),
    { part: 'Command line and GitHub Action for CI', inPack: false, inMembership: true },
  ];
}

/** The heading of the membership's section, from where the reader stands. */
export const MEMBERSHIP_TITLES: Record<Pack, string> = {
  charts: 'Building with theme and design too?',
  designs: 'Building with theme and charts too?',
  tables: 'Need theme, design and charts?',
  analytics: 'Need theme, design and charts?',
};

/** Packs that the membership does not hold. */
export function isOutside(pack: Pack): boolean {
  return pack === 'tables' || pack === 'analytics';
}

/** The visuals in the order of the tabs. */
export const TABS: readonly VisualType[] = [...PACKS, 'suite'];
