import { listStylePresets } from '@flexa/theme-engine/model';
import { useStudio } from './studio';
import { useTheme } from './use-theme';

/** The style preset of a visual that is edited and shown; null where it is gone or none is. */
export function useStylePreset(visual: string): string | null {
  const theme = useTheme();
  const preset = useStudio(({ selected, stylePreset }) =>
    selected?.visual === visual ? stylePreset : null,
  );
  return preset !== null && listStylePresets(theme, visual).includes(preset) ? preset : null;
}
