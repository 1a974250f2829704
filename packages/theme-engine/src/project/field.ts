/** A field of a model that is known beforehand. */
export interface KnownField {
  table: string;
  name: string;
  kind: 'column' | 'measure';
  /** How a column of numbers is put together. */
  aggregate?: 'Sum' | 'Avg';
  /** Display name in the visual, if it differs from the field's name. */
  shownAs?: string;
}

/** A column or a measure: of the sample model as `Table.Field`, of another as what is known of it. */
export type Field = string | KnownField;
