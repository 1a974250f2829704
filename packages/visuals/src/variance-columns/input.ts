import { createSay, type DrawInput } from '../scene/input';
import type { VarianceData, VariancePoint } from './data';
import type { VarianceNumbers } from './numbers';
import type { VarianceSettings } from './settings';
import { EN, type StringKey } from './strings';

export const sayInEnglish = createSay((key: StringKey) => EN[key]);

/** The part of a drawing that its small multiples have in common. */
export interface VarianceFrame {
  /** Points that set the scales: those of all panels, or of this one. */
  points: readonly VariancePoint[];
  numbers: VarianceNumbers;
  hasNames: boolean;
  /** Height without the names of categories, the same in all panels. */
  plotHeight: number;
  /** Most height of names. */
  mostNames: number;
}

export interface VarianceInput extends DrawInput<VarianceData, VarianceSettings, StringKey> {
  /** Set for one of several panels. */
  frame?: VarianceFrame;
}
