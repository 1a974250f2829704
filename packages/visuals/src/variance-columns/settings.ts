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
  columns: {
    label: 'Card_Columns',
    options: {
      color: createColorOption('data'),
      gap: { kind: 'number', label: 'Option_Gap', initial: 40, min: 0, max: 80 },
      labels: LABELS,
    },
  },
  plan: {
    label: 'Card_Plan',
    options: {
      show: SHOW,
      color: createColorOption('secondary', 'Option_Outline'),
    },
  },
  previous: {
    label: 'Card_Previous',
    options: {
      show: SHOW,
      color: createColorOption('secondary'),
    },
  },
  forecast: {
    label: 'Card_Forecast',
    options: {
      show: SHOW,
      color: createColorOption('data'),
    },
  },
  notation: {
    label: 'Card_Notation',
    options: {
      style: {
        kind: 'choice',
        label: 'Option_Style',
        initial: 'theme',
        choices: [
          { value: 'theme', label: 'Choice_Theme' },
          { value: 'scenarios', label: 'Choice_Scenarios' },
        ],
      },
    },
  },
  variance: {
    label: 'Card_Variance',
    options: {
      show: SHOW,
      kind: {
        kind: 'choice',
        label: 'Option_Kind',
        initial: 'absolute',
        choices: [
          { value: 'absolute', label: 'Choice_Absolute' },
          { value: 'percent', label: 'Choice_Percent' },
          { value: 'both', label: 'Choice_Both' },
        ],
      },
      reference: {
        kind: 'choice',
        label: 'Option_Reference',
        initial: 'plan',
        choices: [
          { value: 'plan', label: 'Role_Plan' },
          { value: 'previous', label: 'Role_Previous' },
        ],
      },
      ...SENSE,
      height: { kind: 'number', label: 'Option_Height', initial: 32, min: 15, max: 60 },
      labels: LABELS,
    },
  },
  scale: { label: 'Card_Scale', options: SCALE_OPTIONS },
  panels: PANELS_CARD,
  axis: {
    label: 'Card_Axis',
    options: { show: SHOW },
  },
  legend: {
    label: 'Card_Legend',
    options: { show: SHOW },
  },
  comments: COMMENTS_CARD,
  text: TEXT_CARD,
} as const satisfies SettingsTable;

export const VARIANCE_SETTINGS: typeof TABLE = TABLE;
export type VarianceSettings = SettingValues<typeof TABLE>;

/** The value of each option, where they aren't all as they begin. */
export const readVarianceSettings = (stored?: StoredSettings): VarianceSettings =>
  readSettings(TABLE, stored);
