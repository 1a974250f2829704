import type { VarianceData, VariancePoint } from './data';
import { LIGHT } from '../testing/palettes';
import { createSettingsChanger } from '../testing/settings';
import { sayInEnglish, type VarianceInput } from './input';
import { readVarianceSettings } from './settings';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Half a year of sales in millions: two months below plan, three above, one on it. */
export const POINTS: readonly VariancePoint[] = [59, 68, 65, 81, 91, 84].map((actual, i) => ({
  label: MONTHS[i] ?? '',
  actual: actual * 1e6,
  plan: (actual - ([-4, 2, -4, 5, 8, 0][i] ?? 0)) * 1e6,
  previous: (actual - 7) * 1e6,
}));

export const createData = (points: readonly VariancePoint[]): VarianceData => ({
  names: { category: 'Month', actual: 'Net sales', plan: 'Plan', previous: 'Previous year' },
  points,
  format: '\\$#,0',
  isCut: false,
});

export function createInput(changes: Partial<VarianceInput> = {}): VarianceInput {
  return {
    data: createData(POINTS),
    settings: readVarianceSettings(),
    size: { width: 640, height: 360 },
    palette: LIGHT,
    locale: 'en-US',
    say: sayInEnglish,
    selected: null,
    ...changes,
  };
}

/** The settings a visual begins with, with some of one card changed. */
export const settingsWith = createSettingsChanger(readVarianceSettings());
