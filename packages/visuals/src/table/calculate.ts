import { computeDifference, computeShare } from '../format/compare';
import { checkStatement, isLevel } from '../statement';
import type { TableColumn, TableData, TableRow, TableSums } from './data';
import type { TableInput } from './input';
import { findRatios, type FoundRatio } from './ratio-rows';

/** Formats of ratios, and of differences in parts of their reference. */
export const RATIO_FORMAT = '0.0%';
const SHARE_FORMAT = '+#,0.0%;\\−#,0.0%;#,0.0%';

type CalculationInput = Pick<TableInput, 'data' | 'settings' | 'say'>;

const known = new WeakMap<TableData, { asked: readonly unknown[]; data: TableData }>();

/**
 * Returns the table with everything that it calculates: levels and parents of a statement, ratios of two rows, and
 * differences from plan and previous year. Rows keep their places, and new ones follow at the end of the list.
 */
export function calculateTable({ data, settings, say }: CalculationInput): TableData {
  const asked = [settings.rows.ratios, settings.variance.kind, say];
  const before = known.get(data);
  if (before?.asked.every((one, i) => one === asked[i])) return before.data;
  const statement = sumStatement(data);
  const ratios = findRatios(settings.rows.ratios, statement.rows);
  const rows =
    ratios.length === 0
      ? statement.rows
      : [...statement.rows, ...ratios.map((ratio) => createRatioRow(ratio, statement, say))];
  const made = compareColumns({ ...statement, rows }, settings.variance.kind);
  known.set(data, { asked, data: made });
  return made;
}

const isPercent = ({ format }: TableColumn) => format?.includes('%') ?? false;

/** Columns that a statement can add up. */
const isAdditive = (column: TableColumn) => column.kind !== 'line' && !isPercent(column);

/** Fills levels that the model leaves blank, checks the others, and subtracts costs from their parents. */
function sumStatement(data: TableData): TableData {
  if (!data.rows.some(({ kind }) => kind !== undefined)) return data;
  const rows = [...data.rows];
  const inside = new Map<number, number[]>();
  rows.forEach(({ within }, place) => {
    const parent = within.at(-1) ?? -1;
    const siblings = inside.get(parent);
    if (siblings) siblings.push(place);
    else inside.set(parent, [place]);
  });
  let { total } = data;
  // Parents come before their rows, so the innermost are summed first.
  const parents = [...inside.keys()].sort((a, b) => b - a);
  for (const parent of parents) {
    const siblings = inside.get(parent) ?? [];
    const isTurned = siblings.some((place) => rows[place]?.kind !== undefined);
    const wasTurned = siblings.some((place) => rows[place]?.isSummed);
    if (!isTurned && !wasTurned) continue;
    const sums = data.columns.map((column, index) => {
      if (!isAdditive(column)) return null;
      const checked = checkStatement(
        siblings.map((place) => ({
          kind: rows[place]?.kind ?? 'value',
          value: rows[place]?.values[index] ?? null,
        })),
      );
      checked.rows.forEach(({ value, gap }, i) => {
        const place = siblings[i];
        const row = place === undefined ? undefined : rows[place];
        if (place === undefined || !row || !row.kind || !isLevel(row.kind)) return;
        rows[place] = {
          ...row,
          values: row.values.with(index, value),
          gaps: (row.gaps ?? data.columns.map(() => 0)).with(index, gap),
        };
      });
      return checked.total;
    });
    const applySums = <Sums extends TableSums>(sum: Sums): Sums => ({
      ...sum,
      values: sum.values.map((value, i) => (value === null ? null : (sums[i] ?? value))),
    });
    const group = rows[parent];
    if (group) rows[parent] = { ...applySums(group), isSummed: true };
    else if (total) {
      const last = rows[siblings.at(-1) ?? -1]?.kind;
      // A statement that closes with a level has its total there.
      total = last && isLevel(last) ? null : applySums(total);
    }
  }
  return { ...data, rows, total };
}

/** The row of a ratio; a name that no row has is named instead of a number. */
function createRatioRow(
  { name, top, bottom, missing }: FoundRatio,
  { columns, rows }: TableData,
  say: TableInput['say'],
): TableRow {
  const [above, below] = [rows[top ?? -1], rows[bottom ?? -1]];
  const values = columns.map((column, index) => {
    const [part, whole] = [above?.values[index] ?? null, below?.values[index] ?? null];
    if (column.kind !== 'value' || isPercent(column) || part === null || !whole) return null;
    const ratio = part / whole;
    return Number.isFinite(ratio) ? ratio : null;
  });
  return {
    label: missing === undefined ? name : say('Word_NoRow', name, missing),
    level: above?.level ?? 0,
    isGroup: false,
    within: above?.within ?? [],
    values,
    formats: columns.map(() => RATIO_FORMAT),
    lines: columns.map(() => []),
    ratio: { after: top },
  };
}

type Kind = 'none' | 'both' | 'absolute' | 'percent';

/** A column of the model, by its index, or one that compares the actual with it. */
type Source = { column: TableColumn; index: number; compared?: 'difference' | 'share' };

/** Puts the differences behind the values, plan and previous year. */
function compareColumns(data: TableData, kind: Kind): TableData {
  const actual = data.columns.findIndex((one) => one.kind === 'value' && !one.scenario);
  const references = [...data.columns.entries()].filter(([, { scenario }]) => scenario);
  if (kind === 'none' || actual === -1 || references.length === 0) return data;
  const difference = references.flatMap(([index, { name, format }]): Source[] => {
    const own = data.columns[actual]?.format ?? format;
    const amount: TableColumn = { name: `Δ ${name}`, kind: 'difference', format: own };
    const share: TableColumn = { name: `Δ ${name} %`, kind: 'share', format: SHARE_FORMAT };
    return [
      ...(kind === 'percent' ? [] : [{ column: amount, index, compared: 'difference' as const }]),
      ...(kind === 'absolute' ? [] : [{ column: share, index, compared: 'share' as const }]),
    ];
  });
  const own = data.columns.map((column, index): Source => ({ column, index }));
  const last = own.findLastIndex(({ column }) => column.kind === 'value') + 1;
  const sources = [...own.slice(0, last), ...difference, ...own.slice(last)];
  const isRatio = data.columns[actual] && isPercent(data.columns[actual]);
  const spread = <Sums extends TableSums & Partial<TableRow>>(row: Sums): Sums => {
    const value = row.values[actual] ?? null;
    return {
      ...row,
      values: sources.map(({ index, compared }) => {
        const reference = row.values[index] ?? null;
        if (compared === 'difference') return computeDifference(value, reference);
        if (compared === 'share')
          return row.ratio || isRatio ? null : computeShare(value, reference);
        return reference;
      }),
      ...(row.formats && {
        formats: sources.map(({ index, compared }) =>
          compared === 'share' ? null : (row.formats?.[compared ? actual : index] ?? null),
        ),
      }),
      ...(row.gaps && {
        gaps: sources.map(({ index, compared }) => (compared ? 0 : (row.gaps?.[index] ?? 0))),
      }),
      lines: sources.map(({ index, compared }) => (compared ? [] : (row.lines[index] ?? []))),
    };
  };
  return {
    ...data,
    columns: sources.map(({ column }) => column),
    rows: data.rows.map(spread),
    total: data.total && spread(data.total),
  };
}
