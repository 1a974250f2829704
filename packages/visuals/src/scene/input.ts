import type { Palette, Size } from './scene';

/** Words in the reader's language, with values in place of {0}, {1} … */
export type Say<Key extends string = string> = (
  key: Key,
  ...values: readonly (string | number)[]
) => string;

export function createSay<Key extends string>(strings: (key: Key) => string): Say<Key> {
  return (key, ...values) =>
    strings(key).replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));
}

/** Everything a drawing follows from. */
export interface DrawInput<Data, Settings, Key extends string> {
  data: Data;
  settings: Settings;
  size: Size;
  palette: Palette;
  locale: string;
  say: Say<Key>;
  /** The points that are selected; null where none is. */
  selected: ReadonlySet<number> | null;
}

/** A row of a tooltip. */
export interface TooltipRow {
  name: string;
  value: string;
}

/** Rows of a name and a written value, without those that lack either. */
export function buildTooltipRows(rows: readonly (readonly [string | null, string | null])[]) {
  return rows.flatMap(([name, value]): TooltipRow[] => (name && value ? [{ name, value }] : []));
}

/** A number where there is one. */
export function writeIfPresent(
  value: number | null | undefined,
  write: (value: number) => string,
): string | null {
  return value === null || value === undefined ? null : write(value);
}

/** Further fields of a tooltip, a written value for each point. */
export type Extras = readonly { name: string; values: readonly string[] }[];

export const listExtraRows = (extras: Extras = [], point: number) =>
  extras.map(({ name, values }) => [name, values[point] ?? null] as const);

/** A point as a screen reader says it. */
export function describeRows(label: string, rows: readonly TooltipRow[]): string {
  return [label, ...rows.map(({ name, value }) => `${name} ${value}`)].filter(Boolean).join(', ');
}

const RIGHT_TO_LEFT = /^(ar|he|fa|ur|ps|dv|ku|yi)\b/i;

export const isRightToLeft = (locale: string) => RIGHT_TO_LEFT.test(locale);
