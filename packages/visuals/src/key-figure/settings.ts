import {
  createColorOption,
  LICENCE_CARD,
  SENSE,
  SHOW,
  TEXT_CARD,
  SCALE_OPTIONS,
} from '../settings/cards';
import {
  readSettings,
  type SettingValues,
  type SettingsTable,
  type StoredSettings,
} from '../settings/table';

const TABLE = {
  flexaLicence: LICENCE_CARD,
  figure: {
    label: 'Card_Figure',
    options: {
      of: {
        kind: 'choice',
        label: 'Option_Of',
        initial: 'last',
        choices: [
          { value: 'last', label: 'Choice_Last' },
          { value: 'sum', label: 'Choice_Sum' },
          { value: 'average', label: 'Choice_Average' },
        ],
      },
      size: {
        kind: 'choice',
        label: 'Option_Card',
        initial: 'auto',
        choices: [
          { value: 'auto', label: 'Choice_Auto' },
          { value: 'small', label: 'Choice_Small' },
          { value: 'medium', label: 'Choice_Medium' },
          { value: 'large', label: 'Choice_Large' },
        ],
      },
      color: createColorOption('foreground'),
    },
  },
  change: {
    label: 'Card_Change',
    options: {
      show: SHOW,
      kind: {
        kind: 'choice',
        label: 'Option_Kind',
        initial: 'percent',
        choices: [
          { value: 'percent', label: 'Choice_Percent' },
          { value: 'absolute', label: 'Choice_Absolute' },
          { value: 'both', label: 'Choice_Both' },
        ],
      },
      ...SENSE,
    },
  },
  line: {
    label: 'Card_Line',
    options: { show: SHOW, color: createColorOption('data'), ...SCALE_OPTIONS },
  },
  grid: {
    label: 'Card_Grid',
    options: {
      columns: { kind: 'number', label: 'Option_Columns', initial: 0, min: 0, max: 12 },
      gap: { kind: 'number', label: 'Option_Gap', initial: 12, min: 0, max: 48 },
      frame: { kind: 'flag', label: 'Option_Frame', initial: true },
    },
  },
  text: TEXT_CARD,
} as const satisfies SettingsTable;

export const KEY_FIGURE_SETTINGS: typeof TABLE = TABLE;
export type KeyFigureSettings = SettingValues<typeof TABLE>;

/** The value of each option, where they aren't all as they begin. */
export const readKeyFigureSettings = (stored?: StoredSettings): KeyFigureSettings =>
  readSettings(TABLE, stored);
