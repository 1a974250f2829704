import { useMemo } from 'react';
import { useShownScheme } from '@/ui/color-scheme';
import { gradient, pairOf, REPORT_COLORS, themeJson } from '@flexa/theme-engine/model';
import { useChoice } from './studio-store';

/** The text of theme.json for what is chosen now. */
export function useThemeJson(): string {
  const choice = useChoice();
  const scheme = useShownScheme();
  return useMemo(() => {
    const { first, last } = pairOf(choice, scheme);
    return themeJson(gradient(first, last), REPORT_COLORS[scheme]);
  }, [choice, scheme]);
}
