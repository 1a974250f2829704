import { create } from 'zustand';
import {
  BASE_THEMES,
  loadBaseTheme,
  CLASSIC,
  type BaseTheme,
  type BaseThemeName,
} from '@flexa/theme-engine/base-themes';
import type { Theme } from '@flexa/theme-engine/model';
import { reportError } from '@/lib/report-error';
import { local } from '@/lib/storage';

/** Base theme under the theme in the preview and in a downloaded project. */
export const useBaseTheme = create<{ base: BaseTheme }>(() => ({ base: CLASSIC }));

let chosen: BaseThemeName | undefined;

/** Takes it from now on, also after a reload; of choices still loading the last one counts. */
export async function chooseBaseTheme(name: BaseThemeName): Promise<void> {
  chosen = name;
  local.set('base_theme', name);
  const base = await loadBaseTheme(name);
  if (chosen === name) useBaseTheme.setState({ base });
}

/** Loads the base theme chosen in this browser. Until then the preview uses Classic. */
export function openBaseTheme(): void {
  const stored = local.get('base_theme');
  if (stored === null || chosen !== undefined || !isBaseTheme(stored)) return;
  chooseBaseTheme(stored).catch((error: unknown) => reportError(error));
}

function isBaseTheme(name: string): name is BaseThemeName {
  return Object.hasOwn(BASE_THEMES, name);
}

export function readBaseTheme(): Theme {
  return useBaseTheme.getState().base.theme;
}
