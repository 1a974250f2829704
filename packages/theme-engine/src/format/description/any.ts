/** What stands in a theme for every visual, every style and every card. */
export const ANY = '*';

/** One of the values of a setting that takes a few. */
export interface Option {
  readonly value: string | number;
  /** What people read, where the value itself does not say it. */
  readonly label?: string;
  /** Newer than the theme schema. */
  readonly isNewer?: boolean;
}
