import { PACKS, VISUAL_NAMES, type Pack, type VisualType } from '@flexa/contracts/plans';
import { THEME_PART_SUMMARY } from '@/lib/theme-part';

/** Line below a pricing page's heading. */
export const LEADS: Record<VisualType, string> = {
  charts:
    'Variance, bullet and bridge charts for Power BI that take their colours from your theme.',
  designs: 'Up to twelve key figures for Power BI on one grid, with their change and a small line.',
  tables: 'Tables for Power BI with sparklines and bars inside the cell, and collapsible groups.',
  analytics: 'Trend, forecast range and outliers, marked on the line where they happen.',
  suite: 'Theme, design and charts for Power BI on one licence, for 3, 6 or 12 months.',
};

export function listFacts(visualType: VisualType): string[] {
  const visuals =
    visualType === 'suite' ? 'Theme, design and charts together' : VISUALS[visualType];
  return [
    visuals,
    ...(visualType === 'suite' ? [THEME_PART_SUMMARY] : []),
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

/** Compares a pack with the membership, row by row; the page's own pack comes first. */
export function compareWithMembership(
  pack: Pack,
): { name: string; inPack: boolean; inMembership: boolean }[] {
  const others = MEMBERSHIP_PACKS.filter((other) => other !== pack);
  return [
    { name: `${VISUAL_NAMES[pack]} pack`, inPack: true, inMembership: !isOutside(pack) },
    ...others.map((other) => ({
      name: `${VISUAL_NAMES[other]} pack`,
      inPack: false,
      inMembership: true,
    })),
    { name: 'Command line and GitHub Action for CI', inPack: false, inMembership: true },
  ];
}

const MEMBERSHIP_PACKS = ['charts', 'designs'] as const;

/** Headings of the membership's section on each pack's page. */
export const MEMBERSHIP_TITLES: Record<Pack, string> = {
  charts: 'Building with theme and design too?',
  designs: 'Building with theme and charts too?',
  tables: 'Need theme, design and charts?',
  analytics: 'Need theme, design and charts?',
};

/** Returns true if the membership doesn't include the pack. */
export function isOutside(pack: Pack): boolean {
  return pack === 'tables' || pack === 'analytics';
}

/** The visuals in the order of the tabs. */
export const TABS: readonly VisualType[] = [...PACKS, 'suite'];
