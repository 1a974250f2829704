import {
  createColorOption,
  LICENCE_CARD,
  PANELS_CARD,
  SCALE_OPTIONS,
  SENSE,
  SHOW,
  TEXT_CARD,
} from '../settings/cards';
import { COMMENTS_CARD } from '../settings/comments';
import {
  readSettings,
  type SettingValues,
  type SettingsTable,
  type StoredSettings,
} from '../settings/table';

const TABLE = {
  flexaLicence: LICENCE_CARD,
  bars: {
    label: 'Card_Bars',
    options: {
      color: createColorOption('data'),
      height: { kind: 'number', label: 'Option_BarHeight', initial: 40, min: 10, max: 90 },
    },
  },
  target: { label: 'Card_Target', options: { show: SHOW, color: createColorOption('foreground') } },
  ranges: { label: 'Card_Ranges', options: { show: SHOW, color: createColorOption('secondary') } },
  values: {
    label: 'Card_Values',
    options: {
      kind: {
        kind: 'choice',
        label: 'Option_Kind',
        initial: 'value',
        choices: [
          { value: 'value', label: 'Choice_Value' },
          { value: 'difference', label: 'Choice_Difference' },
          { value: 'percent', label: 'Choice_Percent' },
          { value: 'none', label: 'Choice_Hidden' },
        ],
      },
      ...SENSE,
    },
  },
  rows: {
    label: 'Card_Rows',
    options: {
      order: {
        kind: 'choice',
        label: 'Option_Order',
        initial: 'report',
        choices: [
          { value: 'report', label: 'Choice_Report' },
          { value: 'most', label: 'Choice_Most' },
          { value: 'least', label: 'Choice_Least' },
          { value: 'best', label: 'Choice_Best' },
          { value: 'worst', label: 'Choice_Worst' },
        ],
      },
      height: { kind: 'number', label: 'Option_RowHeight', initial: 28, min: 16, max: 80 },
      names: { kind: 'number', label: 'Option_Names', initial: 28, min: 0, max: 60 },
    },
  },
  scale: { label: 'Card_Scale', options: SCALE_OPTIONS },
  panels: PANELS_CARD,
  comments: COMMENTS_CARD,
  text: TEXT_CARD,
} as const satisfies SettingsTable;

export const BULLET_SETTINGS: typeof TABLE = TABLE;
export type BulletSettings = SettingValues<typeof TABLE>;

/** The value of each option, where they aren't all as they begin. */
export const readBulletSettings = (stored?: StoredSettings): BulletSettings =>
  readSettings(TABLE, stored);
