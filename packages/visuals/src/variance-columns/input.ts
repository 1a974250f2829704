import type { UnitNames } from '../format/short-number';
import type { Palette, Size } from '../scene/scene';
import { EN, type StringKey } from './strings';
import type { VarianceData } from './data';
import type { VarianceSettings } from './settings';

/** Words in the reader's language, with values in place of {0}, {1} … */
export type Say = (key: StringKey, ...values: readonly (string | number)[]) => string;

export function sayIn(strings: (key: StringKey) => string): Say {
  return (key, ...values) =>
    strings(key).replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));
}

export const sayInEnglish = sayIn((key) => EN[key]);

export function unitNamesIn(say: Say): UnitNames {
  return [say('Unit_Thousand'), say('Unit_Million'), say('Unit_Billion'), say('Unit_Trillion')];
}

/** Everything a drawing follows from. */
export interface VarianceInput {
  data: VarianceData;
  settings: VarianceSettings;
  size: Size;
  palette: Palette;
  locale: string;
  say: Say;
  /** The points that are selected; null where none is. */
  selected: ReadonlySet<number> | null;
}

const RIGHT_TO_LEFT = /^(ar|he|fa|ur|ps|dv|ku|yi)\b/i;

export const isRightToLeft = (locale: string) => RIGHT_TO_LEFT.test(locale);
