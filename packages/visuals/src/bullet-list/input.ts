import { createSay, type DrawInput } from '../scene/input';
import type { BulletData, BulletPoint } from './data';
import type { BulletNumbers } from './numbers';
import type { BulletSettings } from './settings';
import { EN, type StringKey } from './strings';

export const sayInEnglish = createSay((key: StringKey) => EN[key]);

/** The part of a drawing that its small multiples have in common. */
export interface BulletFrame {
  /** Points that set the scale: those of all panels, or of this one. */
  points: readonly BulletPoint[];
  numbers: BulletNumbers;
}

export interface BulletInput extends DrawInput<BulletData, BulletSettings, StringKey> {
  /** Set for one of several panels. */
  frame?: BulletFrame;
}
