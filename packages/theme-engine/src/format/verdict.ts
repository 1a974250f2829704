import type { Pointer } from '../model/pointer';

export interface Problem {
  at: Pointer;
  /** What is wrong and what would be right, in words. */
  message: string;
}

/** What Power BI Desktop would say of a theme. */
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
