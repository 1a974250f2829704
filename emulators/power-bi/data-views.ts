import type powerbi from 'powerbi-visuals-api';

/** Microsoft's type lacks null, which Power BI sends. */
type Value = powerbi.PrimitiveValue | null;

/** Measure of a data view, with a value for each category. */
export interface Measure {
  role: string;
  name: string;
  values: readonly Value[];
  highlights?: readonly Value[];
  format?: string;
}

/** Field that names the rows. */
export interface Category {
  role: string;
  name: string;
  format?: string;
}

/** Describes a column as Power BI does. */
export const createSource = (displayName: string, role: string, format?: string) => ({
  displayName,
  queryName: `Sales.${displayName}`,
  roles: { [role]: true },
  ...(format !== undefined && { format }),
});

const MONTH: Category = { role: 'category', name: 'Month' };

/** Creates a categorical data view as Power BI sends it. `objects` are the settings of report and theme. */
export function createDataView(
  categories: readonly Value[],
  measures: readonly Measure[],
  objects: powerbi.DataViewObjects = {},
  { role, name, format }: Category = MONTH,
): powerbi.DataView {
  const category = createSource(name, role, format);
  const values = measures.map(({ role, name, format = '\\$#,0', ...column }) => ({
    values: column.values as powerbi.PrimitiveValue[],
    ...(column.highlights && { highlights: column.highlights as powerbi.PrimitiveValue[] }),
    source: createSource(name, role, format),
  }));
  return {
    metadata: {
      columns: [category, ...values.map((column) => column.source)],
      objects,
    },
    categorical: {
      categories: [{ source: category, values: categories as powerbi.PrimitiveValue[] }],
      // Only visuals with series read grouped values, and ours have none.
      values: Object.assign(values, { grouped: () => [] }),
    },
  };
}
