export { ROW_CAPABILITIES } from './capabilities';
export { STATEMENT_EN, STATEMENT_TRANSLATIONS } from './strings';
export {
  isLevel,
  readRowKind,
  ROW_KINDS,
  ROW_OBJECT,
  ROW_PROPERTY,
  formatStatementName,
  readStoredRowKind,
  type RowKind,
} from './row-kind';
export { addTo, checkStatement, computeSubtotalGap, isSame } from './sums';
