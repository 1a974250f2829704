import type { ReportColors } from './report-colors';

/** A theme file that Power BI takes: only keys of its report theme schema. */
export function themeJson(
  shades: readonly string[],
  colors: ReportColors,
  name = 'Quarterly review',
): string {
  const upper = (color = '') => color.toUpperCase();
  const theme = {
    name,
    dataColors: shades.map(upper),
    good: upper(colors.good),
    neutral: upper(colors.neutral),
    bad: upper(colors.bad),
    maximum: upper(shades[0]),
    center: upper(shades[4]),
    minimum: upper(shades[7]),
    tableAccent: upper(shades[0]),
    firstLevelElements: upper(colors.text),
    secondLevelElements: upper(colors.muted),
    background: upper(colors.card),
    secondaryBackground: upper(colors.page),
  };
  return `${JSON.stringify(theme, null, 2)}\n`;
}
