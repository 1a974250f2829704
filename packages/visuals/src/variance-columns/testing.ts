import type { Palette, Scene, Shape } from '../scene/scene';
import type { VarianceData, VariancePoint } from './data';
import { sayInEnglish, type VarianceInput } from './input';
import { initialVarianceSettings, type VarianceSettings } from './settings';

export const LIGHT: Palette = {
  ...{ data: '#4338ca', foreground: '#12151c', secondary: '#5b6474', outline: '#c3c9d4' },
  ...{ background: '#ffffff', positive: '#0f7a55', negative: '#c5283d', isHighContrast: false },
};

export const HIGH_CONTRAST: Palette = {
  ...{ data: '#ffff00', foreground: '#ffff00', secondary: '#ffff00', outline: '#ffff00' },
  ...{ background: '#000000', positive: '#ffff00', negative: '#ffff00', isHighContrast: true },
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Half a year of sales in millions: two months below plan, three above, one on it. */
export const POINTS: readonly VariancePoint[] = [59, 68, 65, 81, 91, 84].map((actual, i) => ({
  label: MONTHS[i] ?? '',
  actual: actual * 1e6,
  plan: (actual - ([-4, 2, -4, 5, 8, 0][i] ?? 0)) * 1e6,
  previous: (actual - 7) * 1e6,
}));

export const dataOf = (points: readonly VariancePoint[]): VarianceData => ({
  names: { category: 'Month', actual: 'Net sales', plan: 'Plan', previous: 'Previous year' },
  points,
  format: '\\$#,0',
  isCut: false,
});

export function inputOf(changes: Partial<VarianceInput> = {}): VarianceInput {
  return {
    data: dataOf(POINTS),
    settings: initialVarianceSettings(),
    size: { width: 640, height: 360 },
    palette: LIGHT,
    locale: 'en-US',
    say: sayInEnglish,
    selected: null,
    ...changes,
  };
}

/** The settings a visual begins with, with some of one card changed. */
export function settingsWith<Card extends keyof VarianceSettings>(
  card: Card,
  changes: Partial<VarianceSettings[Card]>,
): VarianceSettings {
  const settings = initialVarianceSettings();
  return { ...settings, [card]: { ...settings[card], ...changes } };
}

/** Every shape of a scene, those inside groups too. */
export function shapesOf({ shapes }: Scene): Shape[] {
  const all = (list: readonly Shape[]): Shape[] =>
    list.flatMap((shape) => [shape, ...all(shape.children ?? [])]);
  return all(shapes);
}

export const named = (scene: Scene, key: string) =>
  shapesOf(scene).filter((shape) => shape.key === key);

export const wordsOf = (scene: Scene) =>
  shapesOf(scene).flatMap(({ tag, text }) => (tag === 'text' ? [text] : []));
