import type { PageLayout } from '../preview/page-layout';
import type { Device } from '../preview/page-names';
import { ReportView } from '../preview/report-view';
import { select, useStudio } from '../store/studio';
import { useTheme } from '../store/use-theme';

/** A page of the report that follows the theme. */
export function LiveLayout({ layout, device }: { layout: PageLayout; device: Device }) {
  const theme = useTheme();
  const simulation = useStudio((state) => state.simulation);
  const selected = useStudio((state) => state.selected);
  return (
    <ReportView
      theme={theme}
      layout={layout}
      device={device}
      selected={selected?.visual ?? null}
      onSelect={(visual) => select(visual)}
      simulation={simulation}
    />
  );
}
