import type powerbi from 'powerbi-visuals-api';

/** The part that a row plays in a profit-and-loss statement. Numbers in a field count from 0 in this order. */
export const ROW_KINDS = [
  'value',
  'subtotal',
  'opening',
  'closing',
  'inverted',
  'ignored',
] as const;

export type RowKind = (typeof ROW_KINDS)[number];

/** The object and property in which a report keeps the kind of a row, by the row's selector. */
export const ROW_OBJECT = 'statementRow';
export const ROW_PROPERTY = 'kind';

/** Words for each kind in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Japanese, Chinese and Arabic. */
const KIND_WORDS: Readonly<Record<RowKind, readonly string[]>> = {
  value: [
    ...['value', 'false', 'wert', 'falsch', 'valeur', 'valor', 'valore', 'waarde'],
    ...['wartość', '値', '值', 'قيمة'],
  ],
  subtotal: [
    ...['subtotal', 'sum', 'total', 'result', 'zwischensumme', 'summe', 'ergebnis', 'sous-total'],
    ...['résultat', 'resultado', 'subtotale', 'risultato', 'subtotaal', 'resultaat', 'suma'],
    ...['suma częściowa', 'wynik', '小計', '小计', 'المجموع الفرعي'],
  ],
  opening: [
    ...['opening', 'opening balance', 'start', 'anfang', 'anfangsbestand', 'eröffnung'],
    ...['ouverture', 'apertura', 'beginsaldo', 'abertura', 'otwarcie', '期首', '期初', 'افتتاحي'],
  ],
  closing: [
    ...['closing', 'closing balance', 'end', 'ende', 'endbestand', 'schlussbestand', 'abschluss'],
    ...['clôture', 'cierre', 'chiusura', 'eindsaldo', 'fecho', 'zamknięcie', '期末', 'ختامي'],
  ],
  inverted: [
    ...['inverted', 'invert', 'cost', 'costs', 'expense', 'umgekehrt', 'kosten', 'aufwand'],
    ...['inversé', 'coût', 'charges', 'invertido', 'coste', 'gasto', 'invertito', 'costo'],
    ...['omgekeerd', 'custo', 'odwrócony', 'koszt', '費用', '反転', '成本', '费用', 'تكلفة'],
  ],
  ignored: [
    ...['ignored', 'ignore', 'skip', 'ignoriert', 'ignorieren', 'ignoré', 'ignorado', 'ignorato'],
    ...['genegeerd', 'pominięty', '無視', '忽略', 'متجاهل'],
  ],
};

const KIND_OF_WORD = new Map(
  ROW_KINDS.flatMap((kind) => KIND_WORDS[kind].map((word) => [word, kind] as const)),
);

/** Reads a kind from the value of a field: a number in the order of `ROW_KINDS`, or a word. Other texts mark a subtotal. */
export function readRowKind(value: powerbi.PrimitiveValue | null | undefined): RowKind {
  if (typeof value === 'number') return ROW_KINDS[value] ?? (value ? 'subtotal' : 'value');
  if (typeof value !== 'string') return value ? 'subtotal' : 'value';
  const text = value.trim().toLowerCase();
  if (text === '') return 'value';
  const number = Number(text);
  if (!Number.isNaN(number)) return readRowKind(number);
  return KIND_OF_WORD.get(text) ?? 'subtotal';
}

/** Returns the kind that the report keeps for a row; null where its field decides. */
export function readStoredRowKind(objects: powerbi.DataViewObjects | undefined): RowKind | null {
  const stored = objects?.[ROW_OBJECT]?.[ROW_PROPERTY];
  return ROW_KINDS.find((kind) => kind === stored) ?? null;
}

/** Tells whether a row shows a level instead of adding to one. */
export const isLevel = (kind: RowKind) =>
  kind === 'subtotal' || kind === 'opening' || kind === 'closing';

/** The part of a row's number that its parents add: costs are subtracted, levels and ignored rows add nothing. */
export const chooseSign = (kind: RowKind): -1 | 0 | 1 =>
  kind === 'inverted' ? -1 : kind === 'value' ? 1 : 0;

/** The name of a row as it is drawn: costs have a minus before it, which stays on the line of the name. */
export const formatStatementName = (label: string, kind: RowKind | undefined) =>
  kind === 'inverted' ? `−\u00A0${label}` : label;
