import { createColorOption, LABELS, LICENCE_CARD, SHOW, TEXT_CARD } from '../settings/cards';
import {
  readSettings,
  type SettingValues,
  type SettingsTable,
  type StoredSettings,
} from '../settings/table';

const TABLE = {
  flexaLicence: LICENCE_CARD,
  line: { label: 'Card_Line', options: { color: createColorOption('data'), labels: LABELS } },
  forecast: {
    label: 'Card_Forecast',
    options: {
      show: SHOW,
      moments: { kind: 'number', label: 'Option_Moments', initial: 0, min: 0, max: 400 },
      unfinished: { kind: 'number', label: 'Option_Unfinished', initial: 0, min: 0, max: 60 },
      season: { kind: 'number', label: 'Option_Season', initial: -1, min: -1, max: 366 },
      half: { kind: 'flag', label: 'Option_Half', initial: true },
      most: { kind: 'flag', label: 'Option_Most', initial: true },
      nearly: { kind: 'flag', label: 'Option_Nearly', initial: true },
      confidence: { kind: 'number', label: 'Option_Confidence', initial: 95, min: 50, max: 99.9 },
    },
  },
  outliers: {
    label: 'Card_Outliers',
    options: {
      show: SHOW,
      color: createColorOption('negative'),
      limit: {
        kind: 'choice',
        label: 'Option_Limit',
        initial: 'rare',
        choices: [
          { value: 'seldom', label: 'Choice_Seldom' },
          { value: 'rare', label: 'Choice_Rare' },
          { value: 'extreme', label: 'Choice_Extreme' },
        ],
      },
      words: { kind: 'flag', label: 'Option_Words', initial: true },
    },
  },
  axis: {
    label: 'Card_Axis',
    options: { show: SHOW, zero: { kind: 'flag', label: 'Option_Zero', initial: false } },
  },
  text: TEXT_CARD,
} as const satisfies SettingsTable;

export const FORECAST_SETTINGS: typeof TABLE = TABLE;
export type ForecastSettings = SettingValues<typeof TABLE>;

/** The value of each option, where they aren't all as they begin. */
export const readForecastSettings = (stored?: StoredSettings): ForecastSettings =>
  readSettings(TABLE, stored);
