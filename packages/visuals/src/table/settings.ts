import { createColorOption, LICENCE_CARD, SENSE, SHOW, TEXT_CARD } from '../settings/cards';
import { COMMENTS_CARD } from '../settings/comments';
import {
  readSettings,
  type SettingValues,
  type SettingsTable,
  type StoredSettings,
} from '../settings/table';

const TABLE = {
  flexaLicence: LICENCE_CARD,
  rows: {
    label: 'Card_Rows',
    options: {
      height: { kind: 'number', label: 'Option_RowHeight', initial: 28, min: 18, max: 80 },
      lines: { kind: 'flag', label: 'Option_Hairlines', initial: true },
      folded: { kind: 'flag', label: 'Option_Folded', initial: false },
      wrap: { kind: 'flag', label: 'Option_Wrap', initial: false },
      ratios: { kind: 'text', label: 'Option_Ratios', initial: '' },
    },
  },
  header: { label: 'Card_Header', options: { show: SHOW, color: createColorOption('secondary') } },
  total: {
    label: 'Card_Total',
    options: {
      show: SHOW,
      place: {
        kind: 'choice',
        label: 'Option_Place',
        initial: 'below',
        choices: [
          { value: 'below', label: 'Choice_Below' },
          { value: 'above', label: 'Choice_Above' },
        ],
      },
    },
  },
  variance: {
    label: 'Card_Variance',
    options: {
      kind: {
        kind: 'choice',
        label: 'Option_Kind',
        initial: 'both',
        choices: [
          { value: 'both', label: 'Choice_Both' },
          { value: 'absolute', label: 'Choice_Absolute' },
          { value: 'percent', label: 'Choice_Percent' },
          { value: 'none', label: 'Choice_None' },
        ],
      },
    },
  },
  bars: {
    label: 'Card_Bars',
    options: {
      width: { kind: 'number', label: 'Option_Width', initial: 140, min: 60, max: 400 },
      ...SENSE,
      labels: { kind: 'flag', label: 'Option_Labels', initial: true },
    },
  },
  sparklines: {
    label: 'Card_Lines',
    options: {
      width: { kind: 'number', label: 'Option_Width', initial: 100, min: 40, max: 300 },
      color: createColorOption('data'),
    },
  },
  colors: {
    label: 'Card_CellColors',
    options: {
      paint: {
        kind: 'choice',
        label: 'Option_Paint',
        initial: 'text',
        choices: [
          { value: 'text', label: 'Choice_PaintText' },
          { value: 'background', label: 'Choice_PaintBackground' },
        ],
      },
      rules: { kind: 'text', label: 'Option_Rules', initial: '' },
    },
  },
  comments: COMMENTS_CARD,
  text: TEXT_CARD,
} as const satisfies SettingsTable;

/** The object in which a report keeps the reader's folds, sorting and widths. It is in no card of the format pane. */
export const KEPT = 'kept';

export const TABLE_SETTINGS: typeof TABLE = TABLE;
export type TableSettings = SettingValues<typeof TABLE>;

/** The value of each option, where they aren't all as they begin. */
export const readTableSettings = (stored?: StoredSettings): TableSettings =>
  readSettings(TABLE, stored);
