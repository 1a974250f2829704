export { type ColumnKind, type TableColumn, type TableData, type TableRow } from './data';
export { drawTable } from './draw';
export { isFolded } from './layout';
export { FIRST_VIEW, sayInEnglish, type TableView } from './input';
export { readTableSettings, type TableSettings } from './settings';
export { drawTablePicture } from './picture';
export { TABLE_MANIFEST } from './manifest';
export { SORT } from './draw';
export { turnSort } from './kept-view';
