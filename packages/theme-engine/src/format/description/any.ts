/** The key for every visual, style and card in a theme. */
export const ANY = '*';

/** One value of a setting with a few choices. */
export interface Option {
  readonly value: string | number;
  /** The label, if the value itself is not readable. */
  readonly label?: string;
  /** Newer than the theme schema. */
  readonly isNewer?: boolean;
}
