import { createSay, type DrawInput } from '../scene/input';
import type { MeasureNumbers } from '../format/text-numbers';
import type { BridgeData } from './data';
import type { BridgeSettings } from './settings';
import type { Step } from './steps';
import { EN, type StringKey } from './strings';

export const sayInEnglish = createSay((key: StringKey) => EN[key]);

/** The part of a drawing that its small multiples have in common. */
export interface BridgeFrame {
  /** Steps that set the scale: those of all panels, or of this one. */
  steps: readonly Step[];
  numbers: MeasureNumbers;
  hasNames: boolean;
  /** Height without the names of steps, the same in all panels. */
  plotHeight: number;
  /** Most height of names. */
  maxNamesHeight: number;
}

export interface BridgeInput extends DrawInput<BridgeData, BridgeSettings, StringKey> {
  /** Set for one of several panels. */
  frame?: BridgeFrame;
}
