import type { Device } from '../preview/pages';
import { ReportView } from '../preview/report-view';
import { select, useStudio } from '../store/studio';
import { useTheme } from '../store/use-theme';

/** The report that follows the theme. */
export function LiveReport({ device }: { device: Device }) {
  const theme = useTheme();
  const page = useStudio((state) => state.reportPage);
  const simulation = useStudio((state) => state.simulation);
  const selected = useStudio((state) => state.selected);
  return (
    <ReportView
      theme={theme}
      page={page}
      device={device}
      selected={selected?.visual ?? null}
      onSelect={(visual) => select(visual)}
      simulation={simulation}
    />
  );
}
