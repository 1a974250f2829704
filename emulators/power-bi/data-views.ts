import type powerbi from 'powerbi-visuals-api';

/** A value, or none: Microsoft's type leaves null out, Power BI doesn't. */
type Value = powerbi.PrimitiveValue | null;

/** A measure of a data view: its role, name and a value for each category. */
export interface Measure {
  role: string;
  name: string;
  values: readonly Value[];
  highlights?: readonly Value[];
  format?: string;
}

/** The field that rows are named by. */
export interface Category {
  role: string;
  name: string;
  format?: string;
}

/** A column's description as Power BI sends it. */
export const source = (displayName: string, role: string, format?: string) => ({
  displayName,
  queryName: `Sales.${displayName}`,
  roles: { [role]: true },
  ...(format !== undefined && { format }),
});

const MONTH: Category = { role: 'category', name: 'Month' };

/** A categorical data view as Power BI sends it; `objects` are what report and theme set. */
export function dataView(
  categories: readonly Value[],
  measures: readonly Measure[],
  objects: powerbi.DataViewObjects = {},
  { role, name, format }: Category = MONTH,
): powerbi.DataView {
  const category = source(name, role, format);
  const values = measures.map(({ role, name, format = '\\$#,0', ...column }) => ({
    values: column.values as powerbi.PrimitiveValue[],
    ...(column.highlights && { highlights: column.highlights as powerbi.PrimitiveValue[] }),
    source: source(name, role, format),
  }));
  return {
    metadata: {
      columns: [category, ...values.map((column) => column.source)],
      objects,
    },
    categorical: {
      categories: [{ source: category, values: categories as powerbi.PrimitiveValue[] }],
      // Grouped values are asked for by visuals with series; ours have none.
      values: Object.assign(values, { grouped: () => [] }),
    },
  };
}
