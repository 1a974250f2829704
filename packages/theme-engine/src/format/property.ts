import type { Json } from '../model/json';
import type { Pointer } from '../model/pointer';

export type PropertyType =
  | { kind: 'color' | 'boolean' | 'text' | 'font' | 'image' }
  /** `olderMax` is the limit up to version 2.152. */
  | { kind: 'number'; min?: number; max?: number; olderMax?: number; isInteger?: boolean }
  | {
      kind: 'choice';
      options: readonly { value: string | number; label: string; isNewer?: boolean }[];
    };

/** One setting that Power BI knows. */
export interface Property {
  /** Path in a theme, for the default state. */
  at: Pointer;
  /** Label, such as "Legend position". */
  label: string;
  /** Labels of the visual and card, such as "Clustered column" and "Legend". */
  visual: string;
  card: string;
  type: PropertyType;
  /** Default of our visual; null if it follows the theme. */
  initial?: Json;
}
