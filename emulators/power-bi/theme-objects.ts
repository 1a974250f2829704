type Cards = Record<string, Record<string, unknown>>;
type Styles = Record<string, Record<string, Record<string, readonly Record<string, unknown>[]>>>;

/**
 * Returns the settings that a theme hands to a visual of that name: the style of every visual, then the visual's own.
 * The name is the one in the report, which ends in `_OrgStore` for a visual of an organisation's store. Source:
 * https://learn.microsoft.com/power-bi/create-reports/report-themes-create-custom, October 2025.
 */
export function resolveThemeObjects(theme: { visualStyles?: unknown }, visualName: string): Cards {
  const styles = (theme.visualStyles ?? {}) as Styles;
  const objects: Cards = {};
  for (const name of ['*', visualName]) {
    for (const [card, [settings]] of Object.entries(styles[name]?.['*'] ?? {})) {
      objects[card] = { ...objects[card], ...settings };
    }
  }
  return objects;
}
