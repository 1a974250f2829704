import type { Palette } from '../scene/scene';

export const LIGHT: Palette = {
  data: '#4338ca',
  foreground: '#12151c',
  secondary: '#5b6474',
  outline: '#c3c9d4',
  background: '#ffffff',
  positive: '#0f7a55',
  negative: '#c5283d',
  isHighContrast: false,
};

export const DARK: Palette = {
  data: '#8b93ff',
  foreground: '#f3f2f1',
  secondary: '#c8c6c4',
  outline: '#605e5c',
  background: '#1b1a19',
  positive: '#3ad198',
  negative: '#fd7273',
  isHighContrast: false,
};

/** A theme that gives every sign the same colour. */
export const ONE_COLOR: Palette = { ...LIGHT, positive: LIGHT.data, negative: LIGHT.data };

export const HIGH_CONTRAST: Palette = {
  data: '#ffff00',
  foreground: '#ffff00',
  secondary: '#ffff00',
  outline: '#ffff00',
  background: '#000000',
  positive: '#ffff00',
  negative: '#ffff00',
  isHighContrast: true,
};
