import type { Pointer } from '../model/pointer';

export interface Problem {
  at: Pointer;
  /** The problem and the fix, as text. */
  message: string;
}

/** The result of validating a theme. */
export interface Verdict {
  /** Errors, each of which makes Power BI reject the file. */
  errors: readonly Problem[];
  /** Accepted, and without effect. */
  ignored: readonly Problem[];
  /** Number of single settings in the theme. */
  settings: number;
  /** Descriptions used. Microsoft's schema is used only if the deployment has it. */
  checkedBy: 'own' | 'own-and-microsoft';
  /** Version of Microsoft's schema if it was used, such as 2.152. */
  schemaVersion: string | null;
  milliseconds: number;
}
