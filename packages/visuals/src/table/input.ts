import { createSay, type DrawInput } from '../scene/input';
import type { TableData } from './data';
import type { TableSettings } from './settings';
import { EN, type StringKey } from './strings';
import type { TableView } from './view';

export { FIRST_VIEW, type Sort, type TableView } from './view';

export const sayInEnglish = createSay((key: StringKey) => EN[key]);

export interface TableInput extends DrawInput<TableData, TableSettings, StringKey> {
  view: TableView;
}
