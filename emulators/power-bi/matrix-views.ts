import type powerbi from 'powerbi-visuals-api';
import { createSource } from './data-views';

/** Row of a matrix: a leaf with values, or a group of rows. */
export interface MatrixRow {
  name: string;
  /** Values by measure: one for each member of the axis, or a single one without an axis. */
  values?: readonly (readonly number[])[];
  rows?: readonly MatrixRow[];
}

interface MatrixOptions {
  levels: readonly string[];
  measures: readonly { role: string; name: string; format?: string }[];
  /** Members of the axis. Without an axis, each measure has one value. */
  axis?: readonly string[];
  objects?: powerbi.DataViewObjects;
  /** True if Power BI has more rows. */
  hasMore?: boolean;
}

type Node = powerbi.DataViewMatrixNode;

/** Sums each measure over the rows, by member of the axis. */
function sumRows(rows: readonly MatrixRow[], measures: number): number[][] {
  const collectLeaves = (row: MatrixRow): MatrixRow[] => row.rows?.flatMap(collectLeaves) ?? [row];
  const leaves = rows.flatMap(collectLeaves);
  return Array.from({ length: measures }, (_, measure) => {
    const lines = leaves.map(({ values }) => values?.[measure] ?? []);
    const places = lines[0]?.length ?? 0;
    return Array.from({ length: places }, (_, place) =>
      lines.reduce((sum, line) => sum + (line[place] ?? 0), 0),
    );
  });
}

/** Creates a matrix as Power BI sends it, with row subtotals first and column subtotals last. */
export function createMatrixView(
  rows: readonly MatrixRow[],
  options: MatrixOptions,
): powerbi.DataView {
  const { levels, measures, axis = [], objects = {}, hasMore = false } = options;
  const valueSources = measures.map(({ name, role, format }) => createSource(name, role, format));
  const axisSource = createSource('Month', 'axis');

  const createCells = (values: readonly (readonly number[])[]): NonNullable<Node['values']> => {
    const createCell = (measure: number, value: number | null) => ({
      value: value as powerbi.PrimitiveValue,
      valueSourceIndex: measure,
    });
    const along = axis.flatMap((_, place) =>
      measures.map((_, measure) => createCell(measure, values[measure]?.[place] ?? null)),
    );
    const totals = measures.map((_, measure) =>
      createCell(
        measure,
        (values[measure] ?? []).reduce((sum, value) => sum + value, 0),
      ),
    );
    return Object.fromEntries([...along, ...totals].map((cell, i) => [i, cell]));
  };
  const createSubtotal = (inside: readonly MatrixRow[], level: number): Node => ({
    level,
    isSubtotal: true,
    values: createCells(sumRows(inside, measures.length)),
  });
  const createNode = (row: MatrixRow, level: number): Node => ({
    level,
    value: row.name,
    levelValues: [{ value: row.name, levelSourceIndex: 0 }],
    ...(row.rows
      ? {
          children: [
            createSubtotal(row.rows, level + 1),
            ...row.rows.map((inner) => createNode(inner, level + 1)),
          ],
        }
      : { values: createCells(row.values ?? []) }),
  });
  const createMeasureNodes = (level: number): Node[] =>
    measures.map((_, i) => ({ level, levelSourceIndex: i }));
  const columns: Node[] =
    axis.length > 0
      ? [
          ...axis.map((value): Node => ({ level: 0, value, children: createMeasureNodes(1) })),
          { level: 0, isSubtotal: true, children: createMeasureNodes(1) },
        ]
      : createMeasureNodes(0);
  const rowSources = levels.map((name) => createSource(name, 'rows'));
  return {
    metadata: {
      columns: [...rowSources, ...(axis.length > 0 ? [axisSource] : []), ...valueSources],
      objects,
      ...(hasMore && { segment: {} }),
    },
    matrix: {
      rows: {
        levels: rowSources.map((source) => ({ sources: [source] })),
        root: { children: [createSubtotal(rows, 0), ...rows.map((row) => createNode(row, 0))] },
      },
      columns: {
        levels: [
          ...(axis.length > 0 ? [{ sources: [axisSource] }] : []),
          { sources: valueSources },
        ],
        root: { children: columns },
      },
      valueSources,
    },
  };
}
