/** Words of the row kinds in the format pane. A key once shipped stays. */
export const STATEMENT_EN = {
  Role_RowKind: 'Row kind (1 subtotal, 4 costs, or a word)',
  Card_RowKinds: 'Row kinds',
  Kind_value: 'Value',
  Kind_subtotal: 'Subtotal',
  Kind_opening: 'Opening level',
  Kind_closing: 'Closing level',
  Kind_inverted: 'Costs (subtracted)',
  Kind_ignored: 'Left out',
} as const;

export const STATEMENT_DE: Record<keyof typeof STATEMENT_EN, string> = {
  Role_RowKind: 'Zeilenart (1 Zwischensumme, 4 Kosten, oder ein Wort)',
  Card_RowKinds: 'Zeilenarten',
  Kind_value: 'Wert',
  Kind_subtotal: 'Zwischensumme',
  Kind_opening: 'Anfangsbestand',
  Kind_closing: 'Endbestand',
  Kind_inverted: 'Kosten (abgezogen)',
  Kind_ignored: 'Ausgelassen',
};
