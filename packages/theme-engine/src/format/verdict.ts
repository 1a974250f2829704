import type { Pointer } from '../model/pointer';

export interface Problem {
  at: Pointer;
  /** The problem and the fix, as text. */
  message: string;
}

/** The result of validating a theme. */
export interface Verdict {
  /** Each of them makes Power BI reject the file. */
  errors: readonly Problem[];
  /** Accepted, and without effect. */
  ignored: readonly Problem[];
  /** Count of single settings in the theme. */
  settings: number;
  /** Which descriptions were used; Microsoft's schema only where the deployment has it. */
  checkedBy: 'own' | 'own-and-microsoft';
  /** Version of Microsoft's schema where it was used, such as 2.152. */
  schemaVersion: string | null;
  /** Duration of the check. */
  milliseconds: number;
}
