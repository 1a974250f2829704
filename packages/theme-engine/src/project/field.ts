/** A field of a known model. */
export interface KnownField {
  table: string;
  name: string;
  kind: 'column' | 'measure';
  /** Aggregation of a number column. */
  aggregate?: 'Sum' | 'Avg';
  /** Display name in the visual, if it differs from the field's name. */
  shownAs?: string;
}

/**
 * A column or a measure: `Table.Field` in the sample model, or a description of a field in another
 * model.
 */
export type Field = string | KnownField;
