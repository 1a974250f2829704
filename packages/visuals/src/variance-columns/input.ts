import { createSay, type DrawInput } from '../scene/input';
import type { VarianceData, VariancePoint } from './data';
import type { VarianceNumbers } from './numbers';
import type { VarianceSettings } from './settings';
import { EN, type StringKey } from './strings';

export const sayInEnglish = createSay((key: StringKey) => EN[key]);

/** Layout that all panels of a small multiple share. */
export interface VarianceFrame {
  /** Points that set the scales: those of all panels if they share one, otherwise this panel's. */
  points: readonly VariancePoint[];
  numbers: VarianceNumbers;
  hasNames: boolean;
  /** Height without the category names, the same in all panels. */
  plotHeight: number;
  /** Maximum height of the category names, in pixels. */
  maxNamesHeight: number;
}

export interface VarianceInput extends DrawInput<VarianceData, VarianceSettings, StringKey> {
  /** Set only if the drawing is one panel of several. */
  frame?: VarianceFrame;
}
