import {
  createColorOption,
  LABELS,
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
      direction: {
        kind: 'choice',
        label: 'Option_Direction',
        initial: 'columns',
        choices: [
          { value: 'columns', label: 'Choice_Columns' },
          { value: 'rows', label: 'Choice_Rows' },
        ],
      },
      color: createColorOption('data', 'Option_Totals'),
      ...SENSE,
      gap: { kind: 'number', label: 'Option_Gap', initial: 35, min: 0, max: 80 },
      labels: LABELS,
    },
  },
  connectors: {
    label: 'Card_Connectors',
    options: { show: SHOW, color: createColorOption('outline') },
  },
  rest: {
    label: 'Card_Rest',
    options: {
      show: { kind: 'flag', label: 'Option_Fold', initial: true },
      keep: { kind: 'number', label: 'Option_Keep', initial: 8, min: 1, max: 50 },
    },
  },
  notation: {
    label: 'Card_Notation',
    options: {
      start: {
        kind: 'choice',
        label: 'Option_Start',
        initial: 'solid',
        choices: [
          { value: 'solid', label: 'Choice_Solid' },
          { value: 'previous', label: 'Choice_Light' },
          { value: 'plan', label: 'Choice_Outlined' },
        ],
      },
      end: {
        kind: 'choice',
        label: 'Option_End',
        initial: 'solid',
        choices: [
          { value: 'solid', label: 'Choice_Solid' },
          { value: 'forecast', label: 'Choice_Hatched' },
        ],
      },
    },
  },
  difference: {
    label: 'Card_Difference',
    options: {
      show: { ...SHOW, initial: false },
      kind: {
        kind: 'choice',
        label: 'Option_Kind',
        initial: 'both',
        choices: [
          { value: 'both', label: 'Choice_Both' },
          { value: 'absolute', label: 'Choice_Absolute' },
          { value: 'percent', label: 'Choice_Percent' },
        ],
      },
    },
  },
  scale: {
    label: 'Card_Scale',
    options: {
      break: {
        kind: 'choice',
        label: 'Option_Break',
        initial: 'off',
        choices: [
          { value: 'off', label: 'Choice_Off' },
          { value: 'auto', label: 'Choice_Auto' },
        ],
      },
      ...SCALE_OPTIONS,
    },
  },
  panels: PANELS_CARD,
  axis: { label: 'Card_Axis', options: { show: SHOW } },
  comments: COMMENTS_CARD,
  text: TEXT_CARD,
} as const satisfies SettingsTable;

export const BRIDGE_SETTINGS: typeof TABLE = TABLE;
export type BridgeSettings = SettingValues<typeof TABLE>;

/** The value of each option, where they aren't all as they begin. */
export const readBridgeSettings = (stored?: StoredSettings): BridgeSettings =>
  readSettings(TABLE, stored);
