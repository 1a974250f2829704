export { ROW_CAPABILITIES } from './capabilities';
export { STATEMENT_DE, STATEMENT_EN } from './strings';
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
