import type powerbi from 'powerbi-visuals-api';
import { labelOf } from '../host/category-label';
import type { SayAny } from '../host/flexa-visual';
import type { VarianceData, VariancePoint } from './data';

type Column = powerbi.DataViewValueColumn;

/** The first column a field of that role brought. */
function columnOf(columns: readonly Column[], role: string): Column | undefined {
  return columns.find(({ source }) => source.roles?.[role]);
}

/** What Power BI sends, as the renderer takes it. */
export function readVarianceData(
  { categorical, metadata }: powerbi.DataView,
  words: { locale: string; say: SayAny },
): VarianceData {
  const columns = [...(categorical?.values ?? [])];
  const category = categorical?.categories?.[0];
  const actual = columnOf(columns, 'actual');
  const plan = columnOf(columns, 'plan');
  const previous = columnOf(columns, 'previous');
  const format = category?.source.format ?? null;
  // Without a category there is one value of each measure.
  const labels = category
    ? category.values.map((value) => labelOf(value, format, words))
    : columns.length > 0
      ? [actual?.source.displayName ?? '']
      : [];
  const points = labels.map((label, i): VariancePoint => ({
    label,
    actual: numberAt(actual?.values, i),
    plan: numberAt(plan?.values, i),
    previous: numberAt(previous?.values, i),
    ...(actual?.highlights && { highlight: numberAt(actual.highlights, i) }),
  }));
  return {
    names: {
      category: category?.source.displayName ?? '',
      actual: actual?.source.displayName ?? '',
      plan: plan?.source.displayName ?? null,
      previous: previous?.source.displayName ?? null,
    },
    points,
    extras: columns
      .filter(({ source }) => source.roles?.tooltips)
      .map(({ source, values }) => ({
        name: source.displayName,
        values: values.map((value) => labelOf(value, source.format ?? null, words)),
      })),
    format: actual?.source.format ?? null,
    isCut: metadata.segment !== undefined,
  };
}

/** Null for blanks, text and what isn't a number. Infinity stays: it is said, and not drawn. */
function numberAt(
  values: readonly powerbi.PrimitiveValue[] | undefined,
  index: number,
): number | null {
  const value = values?.[index];
  return typeof value === 'number' && !Number.isNaN(value) ? value : null;
}
