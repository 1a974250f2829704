import { sayIn, type DrawInput } from '../scene/input';
import type { TableData } from './data';
import type { TableSettings } from './settings';
import { EN, type StringKey } from './strings';

export const sayInEnglish = sayIn((key: StringKey) => EN[key]);

/** What the reader did to the table: how far it is scrolled, and which groups are turned around. */
export interface TableView {
  scrollTop: number;
  /** Groups that are folded where others begin open, or open where others begin folded. */
  turned: ReadonlySet<number>;
}

export interface TableInput extends DrawInput<TableData, TableSettings, StringKey> {
  view: TableView;
}

export const FIRST_VIEW: TableView = { scrollTop: 0, turned: new Set() };
