import type powerbi from 'powerbi-visuals-api';
import { formatMember, type Words } from '../host/category-label';
import { ownFormat } from '../host/read-columns';
import { readRowKind, readStoredRowKind } from '../statement';
import type { ColumnKind, TableColumn, TableData, TableRow, TableSums } from './data';

type Node = powerbi.DataViewMatrixNode;

const KINDS: readonly [role: string, kind: ColumnKind, scenario?: 'plan' | 'previous'][] = [
  ['values', 'value'],
  ['plan', 'value', 'plan'],
  ['previous', 'value', 'previous'],
  ['bars', 'bar'],
  ['lines', 'line'],
];

/** A leaf of the matrix's columns: which measure, and whether over the whole axis. */
interface Leaf {
  measure: number;
  isTotal: boolean;
}

/** The way from the cells of a matrix to the columns of the table. */
interface Cells {
  /** A blank for each column. */
  blanks: readonly (number | null)[];
  /** Places of the columns that show each measure. */
  placesOf: readonly (readonly number[])[];
  leaves: readonly Leaf[];
  /** True if cells repeat for each member of an axis. */
  hasAxis: boolean;
}

/** The lines of a row without an axis. */
const NO_LINES: (number | null)[][] = [];

/** The rows of a matrix in their order, and the node of each, which selects it. */
export interface ReadTable {
  data: TableData;
  nodes: readonly Node[];
}

/** Converts Power BI's data into the renderer's. */
export function readTable({ matrix, metadata }: powerbi.DataView, words: Words): ReadTable {
  const sources = matrix?.valueSources ?? [];
  const leaves = listLeaves(matrix?.columns.root);
  const hasAxis = (matrix?.columns.levels ?? []).some(({ sources: fields }) =>
    fields.some(({ roles }) => roles?.axis),
  );
  const columns = KINDS.flatMap(([role, kind, scenario]) =>
    sources.flatMap(({ displayName: name, format = null, roles }, measure) =>
      roles?.[role] ? [{ name, kind, measure, format, ...(scenario && { scenario }) }] : [],
    ),
  );
  const cells: Cells = {
    blanks: columns.map(() => null),
    placesOf: sources.map((_, source) =>
      [...columns.keys()].filter((place) => columns[place]?.measure === source),
    ),
    leaves,
    hasAxis,
  };
  const read = (node: Node | undefined) => readCells(node, cells);
  const colorMeasure = sources.findIndex(({ roles }) => roles?.color);
  const readColor = (sums: Node | undefined) => findValue(sums, colorMeasure, leaves);
  const commentMeasure = sources.findIndex(({ roles }) => roles?.comments);
  const readComment = (sums: Node | undefined) =>
    String(findValue(sums, commentMeasure, leaves) ?? '').trim() || undefined;
  const kindMeasure = sources.findIndex(({ roles }) => roles?.kind);
  const readKind = (node: Node, sums: Node | undefined) =>
    readStoredRowKind(node.objects) ?? readRowKind(findValue(sums, kindMeasure, leaves));
  const levels = matrix?.rows.levels ?? [];
  const rows: TableRow[] = [];
  const nodes: Node[] = [];

  function add(parent: Node, level: number, within: readonly number[]): void {
    const format = levels[level]?.sources[0]?.format ?? null;
    for (const node of parent.children ?? []) {
      if (node.isSubtotal) continue;
      const { value } = node.levelValues?.[0] ?? node;
      const inner = node.children ?? [];
      const isGroup = inner.some(({ isSubtotal }) => !isSubtotal);
      const place = rows.length;
      const sums = isGroup ? inner.find(({ isSubtotal }) => isSubtotal) : node;
      const label = formatMember(value, format, words);
      const kind = readKind(node, sums);
      const { values, lines, formats } = read(sums);
      // Rows of one shape are read several times as fast as copies of objects.
      rows.push({
        label,
        level,
        isGroup,
        isCollapsed: node.isCollapsed,
        within,
        values,
        lines,
        formats,
        kind: kind === 'value' ? undefined : kind,
        color: readColor(sums),
        comment: commentMeasure === -1 ? undefined : readComment(sums),
      });
      nodes.push(node);
      if (isGroup) add(node, level + 1, [...within, place]);
    }
  }
  const root = matrix?.rows.root;
  if (root && levels.length > 0) add(root, 0, []);
  const total = root?.children?.find(({ isSubtotal }) => isSubtotal);
  return {
    nodes,
    data: {
      name: levels.map(({ sources: [source] }) => source?.displayName ?? '').join(' / '),
      columns: columns.map(({ measure: _, ...column }): TableColumn => column),
      rows,
      total: total ? { ...read(total), color: readColor(total) } : null,
      hasMore: metadata.segment !== undefined,
    },
  };
}

/** The leaves of a tree of columns, in the order that values are numbered in. */
function listLeaves(root: Node | undefined): Leaf[] {
  const leaves: Leaf[] = [];
  function visit(node: Node, isTotal: boolean): void {
    const total = isTotal || node.isSubtotal === true;
    if (node.children && node.children.length > 0) {
      for (const child of node.children) visit(child, total);
      return;
    }
    const measure = node.levelValues?.[0]?.levelSourceIndex ?? node.levelSourceIndex ?? 0;
    leaves.push({ measure, isTotal: total });
  }
  for (const child of root?.children ?? []) visit(child, false);
  return leaves;
}

/** The value of one measure in a row, of any type; an axis repeats it for each member. */
function findValue(
  node: Node | undefined,
  measure: number,
  leaves: readonly Leaf[],
): powerbi.PrimitiveValue | undefined {
  if (measure === -1) return undefined;
  const cell = Object.entries(node?.values ?? {}).findLast(
    ([id, { valueSourceIndex }]) =>
      (valueSourceIndex ?? leaves[Number(id)]?.measure ?? 0) === measure,
  );
  return cell?.[1].value;
}

/** Reads the cells of a row into its columns. Ten thousand rows pass here at each update. */
function readCells(
  node: Node | undefined,
  { blanks, placesOf, leaves, hasAxis }: Cells,
): TableSums {
  const values = blanks.slice();
  const lines = hasAxis ? blanks.map((): (number | null)[] => []) : NO_LINES;
  let formats: (string | null)[] | undefined;
  const cells = node?.values ?? {};
  for (const id in cells) {
    const cell = cells[id];
    if (!cell) continue;
    const leaf = leaves[Number(id)];
    const shown: unknown = cell.highlight === undefined ? cell.value : cell.highlight;
    const value = typeof shown === 'number' && !Number.isNaN(shown) ? shown : null;
    const isTotal = !hasAxis || (leaf?.isTotal ?? false);
    for (const place of placesOf[cell.valueSourceIndex ?? leaf?.measure ?? 0] ?? []) {
      if (!isTotal) {
        lines[place]?.push(value);
        continue;
      }
      values[place] = value;
      const format = ownFormat(cell.objects);
      if (format !== null) (formats ??= blanks.map(() => null))[place] = format;
    }
  }
  return formats ? { values, lines, formats } : { values, lines };
}
