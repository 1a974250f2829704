import { VISUAL_NAMES, type VisualType } from './plans';

export function formatProductName(visualType: VisualType): string {
  return `Flexa ${VISUAL_NAMES[visualType]}`;
}

const PURPOSES: Record<VisualType, string> = {
  charts: 'Variance, bullet and bridge charts for Power BI',
  designs: 'Key figures for Power BI with their change and a small line',
  tables: 'Tables for Power BI with sparklines and bars',
  analytics: 'Trend, forecast and outliers for Power BI',
  suite: 'Charts, key figures and themes for Power BI',
};

/** Describes the purpose of a product to people who don't know it. */
export function describePurpose(visualType: VisualType): string {
  return PURPOSES[visualType];
}

/** Returns the name of a licence for use in a sentence. */
export function formatLicenseName(visualType: VisualType): string {
  return visualType === 'suite' ? 'Flexa Membership' : `${formatProductName(visualType)} licence`;
}

/** Adds the label of a licence to its name, such as “Charts · Finance”. */
export function addLabel(name: string, label: string | undefined): string {
  return label === undefined ? name : `${name} · ${label}`;
}
