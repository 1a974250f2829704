import { useMemo } from 'react';
import { wearing } from '@flexa/theme-engine/model';
import type { PageLayout } from '../preview/page-layout';
import type { Device } from '../store/page-names';
import { ReportView } from '../preview/report-view';
import { select, useStudio } from '../store/studio';
import { useStylePreset } from '../store/use-style-preset';
import { useTheme } from '../store/use-theme';

/** A page of the report that follows the theme. */
export function LiveLayout({ layout, device }: { layout: PageLayout; device: Device }) {
  const theme = useTheme();
  const simulation = useStudio((state) => state.simulation);
  const selected = useStudio((state) => state.selected);
  const visual = selected?.visual ?? '';
  const preset = useStylePreset(visual);
  // A style preset that is edited is seen as if every visual of its kind wore it.
  const shown = useMemo(
    () => (preset === null ? theme : wearing(theme, visual, preset)),
    [theme, visual, preset],
  );
  return (
    <ReportView
      theme={shown}
      layout={layout}
      device={device}
      selected={selected?.visual ?? null}
      onSelect={(visual) => select(visual)}
      simulation={simulation}
    />
  );
}
