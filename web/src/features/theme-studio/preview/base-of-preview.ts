import { create } from 'zustand';
import {
  baseTheme,
  CLASSIC,
  type BaseTheme,
  type BaseThemeName,
} from '@flexa/theme-engine/base-themes';
import type { Theme } from '@flexa/theme-engine/model';

/** The base theme that the preview lays the theme on, and that a project carries. */
export const useBaseTheme = create<{ base: BaseTheme }>(() => ({ base: CLASSIC }));

export async function chooseBaseTheme(name: BaseThemeName): Promise<void> {
  useBaseTheme.setState({ base: await baseTheme(name) });
}

export function baseOfPreview(): Theme {
  return useBaseTheme.getState().base.theme;
}
