import type powerbi from 'powerbi-visuals-api';
import type { Extras } from '../scene/input';
import { formatLabel, formatMember, type Words } from './category-label';

type Column = powerbi.DataViewValueColumn;
type Host = powerbi.extensibility.visual.IVisualHost;
type SelectionId = powerbi.visuals.ISelectionId;

/** The columns that fields of a role brought, in the order of the fields. */
export function findColumns({ categorical }: powerbi.DataView, role: string): Column[] {
  return [...(categorical?.values ?? [])].filter(({ source }) => source.roles?.[role]);
}

/** Tells whether there may be more rows than the most that are asked for: those that came are as many. */
export const isCut = ({ metadata, categorical }: powerbi.DataView, most: number) =>
  metadata.segment !== undefined || (categorical?.categories?.[0]?.values.length ?? 0) >= most;

/** Tells whether an axis in the columns of a matrix may have more places than the most that are asked for. */
export function isAxisCut({ matrix }: powerbi.DataView, most: number): boolean {
  const { levels = [], root } = matrix?.columns ?? {};
  const isAxis = levels.some(({ sources }) => sources.some(({ roles }) => roles?.axis));
  return isAxis && (root?.children ?? []).filter(({ isSubtotal }) => !isSubtotal).length >= most;
}

/** The format that a model computes for one value, where its measure has a dynamic format string. */
export function ownFormat(objects: powerbi.DataViewObjects | undefined): string | null {
  const format = objects?.general?.formatString;
  return typeof format === 'string' && format !== '' ? format : null;
}

/**
 * Returns one format for values that may each have their own. If the formats differ, it is that of
 * a plain number: one currency's sign on the values of another would be wrong.
 */
export function findSharedFormat(
  own: Iterable<string | null>,
  usual: string | null,
): string | null {
  const formats = new Set([...own].filter((format) => format !== null));
  const [first = usual] = formats;
  return formats.size > 1 ? null : first;
}

/** Reads the format of each row's own value, where the model computes one. */
export const createFormatReader = (column: Column | undefined) => (row: number) => {
  const format = ownFormat(column?.objects?.[row]);
  return format === null ? {} : { format };
};

/** The format of a measure, from its model. */
export const findColumnFormat = (column: Column | undefined) =>
  findSharedFormat((column?.objects ?? []).map(ownFormat), column?.source.format ?? null);

/**
 * Returns the number in each row of a column: null for blanks and text. Infinity stays: texts show
 * it, although drawings can't.
 */
export function createNumberReader(values: readonly (powerbi.PrimitiveValue | null)[] = []) {
  return (row: number): number | null => {
    const value = values[row];
    return typeof value === 'number' && !Number.isNaN(value) ? value : null;
  };
}

/** The same of what another visual's selection leaves, for drawings that can't show both. */
export const createHighlightReader = (column: Column | undefined) =>
  createNumberReader(column?.highlights ?? column?.values);

/**
 * Returns the name and the formatted values of the category; without a category, one value for each measure. If
 * Power BI has expanded several levels, a label has all of them, and `paths` lists them from the outermost.
 */
export function readCategory(view: powerbi.DataView, measure: string, words: Words) {
  const columns = view.categorical?.categories ?? [];
  const levels = columns.filter(({ source }) => !source.roles?.panels);
  const rows = columns[0]?.values.length;
  const hasValues = (view.categorical?.values?.length ?? 0) > 0;
  const name = levels.map(({ source }) => source.displayName).join(' / ');
  if (levels.length === 0) {
    const labels = hasValues ? Array.from({ length: rows ?? 1 }, () => measure) : [];
    return { name, labels, paths: null };
  }
  const paths = Array.from({ length: rows ?? 0 }, (_, row) =>
    levels.map(({ source, values }) => formatMember(values[row], source.format ?? null, words)),
  );
  const labels = paths.map((path) => path.join(' '));
  return { name, labels, paths: levels.length > 1 ? paths : null };
}

/** Returns the name of the field for small multiples, and its written value in each row; null without one. */
export function readPanels(view: powerbi.DataView, words: Words) {
  const column = view.categorical?.categories?.find(({ source }) => source.roles?.panels);
  if (!column) return null;
  const { source, values } = column;
  return {
    name: source.displayName,
    labels: values.map((value) => formatMember(value, source.format ?? null, words)),
  };
}

/** The fields of the roles `tooltips` and `comments`, written. */
export function readExtras(view: powerbi.DataView, words: Words): Extras {
  const columns = ['comments', 'tooltips'].flatMap((role) => findColumns(view, role));
  return columns.map(({ source, values, objects }) => ({
    name: source.displayName,
    values: values.map((value, row) =>
      formatLabel(value, ownFormat(objects?.[row]) ?? source.format ?? null, words),
    ),
  }));
}

/** Reads the comment on each row; nothing for a blank. */
export function createCommentReader(view: powerbi.DataView) {
  const [column] = findColumns(view, 'comments');
  return (row: number): { comment?: string } => {
    const value = column?.values[row] ?? '';
    const comment = String(value).trim();
    return comment === '' ? {} : { comment };
  };
}

/** Returns the selection id of a row with all levels of its category, or of the measure if there is no category. */
export function createRowId(
  { categorical }: powerbi.DataView,
  row: number,
  measure: string,
  host: Host,
): SelectionId {
  const columns = categorical?.categories ?? [];
  const builder = host.createSelectionIdBuilder();
  for (const column of columns) builder.withCategory(column, row);
  if (columns.length === 0) builder.withMeasure(measure);
  return builder.createSelectionId();
}
