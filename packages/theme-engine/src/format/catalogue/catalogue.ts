/** A value that a setting takes, and after it what people read where the value itself does not say it. */
export type CatalogueOption = readonly (string | number)[];

/** Power BI's visuals, cards and settings as one table; `npm run catalogue` makes it. */
export interface Catalogue {
  /** Cards that every visual has, by name, each with the place of its kind. */
  readonly common: Readonly<Record<string, number>>;
  /** Parts of a report that are no visuals: page, filter, group, report. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly visuals: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Visuals that the theme schema does not name yet. */
  readonly newerVisuals: readonly string[];
  /** `name:type` of each property of a kind of card; a type with ? is of a newer Power BI. */
  readonly kinds: readonly string[];
  /** The values of the types `c0`, `c1`, … */
  readonly choices: readonly (readonly CatalogueOption[])[];
  /** How many of a choice's values the theme schema has; the others are newer. */
  readonly known: readonly number[];
}
