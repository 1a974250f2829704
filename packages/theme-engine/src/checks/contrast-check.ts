import type { StudioDocument } from '../model/document';
import type { Pointer } from '../model/pointer';

/** One pair of words and ground of the theme. */
export interface ContrastCheck {
  /** Stable name, such as `axis-on-card`. */
  id: string;
  /** For people: "Hints and axis on card". */
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
  /** The nearest colour that passes, and the document with it; null where it passes already, or no colour would. */
  fix: { color: string; apply: (document: StudioDocument) => StudioDocument } | null;
}
