import type powerbi from 'powerbi-visuals-api';

/** Words of the host by their keys. */
export const WORDS = { locale: 'en-US', say: (key: string) => key };

/** Power BI sends null for a blank, which its types leave out. */
type SentValue = powerbi.PrimitiveValue | null;
const toPrimitives = (values: readonly SentValue[]) => [...values] as powerbi.PrimitiveValue[];

interface Field {
  name: string;
  role: string;
  format?: string;
}

/** A field with its values, and what a selection leaves of them. */
interface SentColumn extends Field {
  values: readonly SentValue[];
  highlights?: readonly SentValue[];
  /** Formats that the model computes for single values. */
  formats?: readonly (string | undefined)[];
  /** Objects that conditional formatting gives single rows. */
  objects?: readonly (powerbi.DataViewObjects | undefined)[];
}

const describeField = ({ name, role, format }: Field): powerbi.DataViewMetadataColumn => ({
  displayName: name,
  roles: { [role]: true },
  ...(format !== undefined && { format }),
});

const createObjects = (formatString?: string): powerbi.DataViewObjects =>
  formatString === undefined ? {} : { general: { formatString } };

/** Makes the column of a measure. */
export function createValueColumn(column: SentColumn): powerbi.DataViewValueColumn {
  const { values, highlights, formats, objects } = column;
  return {
    source: describeField(column),
    values: toPrimitives(values),
    ...(highlights && { highlights: toPrimitives(highlights) }),
    ...(formats && { objects: formats.map(createObjects) }),
    ...(objects && { objects: objects as powerbi.DataViewObjects[] }),
  };
}

/** Makes a categorical view; without a category, of measures alone. */
export function createCategoricalView(
  category: SentColumn | null,
  measures: readonly SentColumn[],
): powerbi.DataView {
  const values = Object.assign(measures.map(createValueColumn), { grouped: () => [] });
  const categories = category && [
    {
      source: describeField(category),
      values: toPrimitives(category.values),
      ...(category.objects && { objects: category.objects as powerbi.DataViewObjects[] }),
    },
  ];
  return {
    metadata: { columns: [...(categories ?? []), ...values].map(({ source }) => source) },
    categorical: { ...(categories && { categories }), values },
  };
}

/** Makes a categorical view of a hierarchy that is expanded to all its levels. */
export function createHierarchyView(
  levels: readonly string[],
  rows: readonly (readonly SentValue[])[],
  measures: readonly SentColumn[],
): powerbi.DataView {
  const view = createCategoricalView(null, measures);
  const categories = levels.map((name, level) => ({
    source: describeField({ name, role: 'category' }),
    values: toPrimitives(rows.map((row) => row[level] ?? null)),
  }));
  return { ...view, categorical: { ...view.categorical, categories } };
}

/** Makes a matrix view of rows on one level, with a format for all cells of a row. */
export function createMatrixView(
  rowField: string,
  measures: readonly Field[],
  rows: readonly { name: string; values: readonly number[]; format?: string }[],
): powerbi.DataView {
  const children = rows.map(({ name, values, format }) => ({
    value: name,
    values: Object.fromEntries(
      values.map((value, i) => [i, { value, valueSourceIndex: i, objects: createObjects(format) }]),
    ),
  }));
  const rowSource = describeField({ name: rowField, role: 'rows' });
  const valueSources = measures.map(describeField);
  return {
    metadata: { columns: [rowSource, ...valueSources] },
    matrix: {
      rows: { levels: [{ sources: [rowSource] }], root: { children } },
      columns: {
        levels: [],
        root: { children: measures.map((_, i) => ({ levelSourceIndex: i })) },
      },
      valueSources,
    },
  };
}
