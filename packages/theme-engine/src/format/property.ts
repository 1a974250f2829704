import type { Json } from '../model/json';
import type { Pointer } from '../model/pointer';

export type PropertyType =
  | { kind: 'color' | 'boolean' | 'text' | 'font' | 'image' }
  | { kind: 'number'; min?: number; max?: number; isInteger?: boolean }
  | { kind: 'choice'; options: readonly { value: string | number; label: string }[] };

/** One setting that Power BI knows. */
export interface Property {
  /** Where it stands in a theme, for the default state. */
  at: Pointer;
  /** "Legend position". */
  label: string;
  /** "Clustered column" and "Legend". */
  visual: string;
  card: string;
  type: PropertyType;
  /** What a visual of ours begins with; null where it follows the theme. */
  initial?: Json;
}
