import type powerbi from 'powerbi-visuals-api';
import type { ColoredPoint, PointColors } from '../settings/point-colors';
import { readColor, type SettingsTable } from '../settings/table';

/** A column whose rows may have objects. */
type ObjectColumn = Pick<powerbi.DataViewCategoryColumn, 'objects'>;

/**
 * Reads the colours that conditional formatting gives a row: Power BI puts them into the objects of a category or of a
 * measure (https://learn.microsoft.com/power-bi/developer/visuals/conditional-format).
 */
export function createColorReader(
  { categorical }: powerbi.DataView,
  table: SettingsTable,
  measures: readonly ObjectColumn[] = [...(categorical?.values ?? [])],
): (row: number) => ColoredPoint {
  const columns = [...measures, ...(categorical?.categories ?? [])].filter(
    ({ objects }) => objects,
  );
  if (columns.length === 0) return () => ({});
  const options = Object.entries(table).flatMap(([card, { options: all }]) =>
    Object.entries(all).flatMap(([name, { kind }]) => (kind === 'color' ? [{ card, name }] : [])),
  );
  return (row) => {
    const colors: Record<string, Record<string, string>> = {};
    for (const { card, name } of options) {
      for (const { objects } of columns) {
        const color = readColor(objects?.[row]?.[card]?.[name]);
        if (color === null) continue;
        (colors[card] ??= {})[name] = color;
        break;
      }
    }
    return Object.keys(colors).length > 0 ? { colors: colors satisfies PointColors } : {};
  };
}
