import { readSettings, type SettingsOf, type SettingsTable } from '../settings/table';

const TABLE = {
  flexaLicence: {
    label: 'Card_Licence',
    options: { key: { kind: 'text', label: 'Option_Key', initial: '' } },
  },
  columns: {
    label: 'Card_Columns',
    options: {
      color: { kind: 'color', label: 'Option_Color', initial: null },
      gap: { kind: 'number', label: 'Option_Gap', initial: 40, min: 0, max: 80 },
      labels: { kind: 'flag', label: 'Option_Labels', initial: true },
    },
  },
  plan: {
    label: 'Card_Plan',
    options: {
      show: { kind: 'flag', label: 'Option_Show', initial: true },
      color: { kind: 'color', label: 'Option_Outline', initial: null },
    },
  },
  previous: {
    label: 'Card_Previous',
    options: {
      show: { kind: 'flag', label: 'Option_Show', initial: true },
      color: { kind: 'color', label: 'Option_Color', initial: null },
    },
  },
  variance: {
    label: 'Card_Variance',
    options: {
      show: { kind: 'flag', label: 'Option_Show', initial: true },
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
      sense: {
        kind: 'choice',
        label: 'Option_Sense',
        initial: 'more',
        choices: [
          { value: 'more', label: 'Choice_More' },
          { value: 'less', label: 'Choice_Less' },
        ],
      },
      good: { kind: 'color', label: 'Option_Good', initial: null },
      bad: { kind: 'color', label: 'Option_Bad', initial: null },
      height: { kind: 'number', label: 'Option_Height', initial: 32, min: 15, max: 60 },
      labels: { kind: 'flag', label: 'Option_Labels', initial: true },
    },
  },
  axis: {
    label: 'Card_Axis',
    options: { show: { kind: 'flag', label: 'Option_Show', initial: true } },
  },
  legend: {
    label: 'Card_Legend',
    options: { show: { kind: 'flag', label: 'Option_Show', initial: true } },
  },
  text: {
    label: 'Card_Text',
    options: {
      fontFamily: {
        kind: 'font',
        label: 'Option_Font',
        initial: '"Segoe UI", wf_segoe-ui_normal, helvetica, arial, sans-serif',
      },
      fontSize: { kind: 'number', label: 'Option_Size', initial: 9, min: 8, max: 60 },
      color: { kind: 'color', label: 'Option_Color', initial: null },
      displayUnits: {
        kind: 'choice',
        label: 'Option_Units',
        initial: 'auto',
        choices: [
          { value: 'auto', label: 'Choice_Auto' },
          { value: 'none', label: 'Choice_None' },
          { value: 'thousands', label: 'Choice_Thousands' },
          { value: 'millions', label: 'Choice_Millions' },
          { value: 'billions', label: 'Choice_Billions' },
        ],
      },
      decimals: { kind: 'number', label: 'Option_Decimals', initial: -1, min: -1, max: 6 },
    },
  },
} as const satisfies SettingsTable;

export const VARIANCE_SETTINGS: typeof TABLE = TABLE;
export type VarianceSettings = SettingsOf<typeof TABLE>;

export const initialVarianceSettings = (): VarianceSettings => readSettings(TABLE);

/** What a report has to pay for: the pins. Columns, plan and previous year are free. */
export function usesPaidFeatures(settings: VarianceSettings): boolean {
  return settings.variance.show;
}
