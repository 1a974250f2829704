import { useMemo } from 'react';
import { useShownScheme } from '@/ui/color-scheme';
import { gradient } from '../model/gradient';
import { pairOf } from '../model/presets';
import { REPORT_COLORS } from '../model/report-colors';
import { useChoice } from '../model/studio-store';
import { themeJson } from '../model/theme-json';

/** The text of theme.json for what is chosen now. */
export function useThemeJson(): string {
  const choice = useChoice();
  const scheme = useShownScheme();
  return useMemo(() => {
    const { first, last } = pairOf(choice, scheme);
    return themeJson(gradient(first, last), REPORT_COLORS[scheme]);
  }, [choice, scheme]);
}
