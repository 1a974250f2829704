import type { StudioDocument } from '../model/document';
import type { Pointer } from '../model/pointer';

/** The contrast of one text or mark on its background. */
export interface ContrastCheck {
  /** Stable name, such as `axis-on-card`. */
  id: string;
  /** Label, such as "Hints and axis on card". */
  label: string;
  /** Path of the text colour. */
  at: Pointer;
  words: string;
  ground: string;
  /** WCAG 2 contrast, 1 to 21. */
  ratio: number;
  /** 4.5 for text, 3 for large text and marks. */
  needed: number;
  passes: boolean;
  /**
   * The nearest passing colour and a function that applies it; null if the check passes or no
   * colour would pass.
   */
  fix: { color: string; apply: (document: StudioDocument) => StudioDocument } | null;
}
