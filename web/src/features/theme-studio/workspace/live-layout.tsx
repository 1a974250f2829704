import { applyPreset } from '@flexa/theme-engine/model';
import type { PageLayout } from '../preview/page-layout';
import { ReportArt } from '../preview/report-page';
import { ReportView } from '../preview/report-view';
import type { Device } from '../store/page-names';
import { select, useStudio } from '../store/studio';
import { useStylePreset } from '../store/use-style-preset';
import { useTheme } from '../store/use-theme';

interface LiveLayoutProps {
  layout: PageLayout;
  device: Device;
}

/** Draws a page of the report that follows the theme. */
export function LiveLayout({ layout, device }: LiveLayoutProps) {
  const simulation = useStudio((state) => state.simulation);
  const selected = useStudio((state) => state.selected);
  return (
    <ReportView
      layout={layout}
      selected={selected?.visual ?? null}
      onSelect={(visual) => select(visual)}
      simulation={simulation}
    >
      <LiveArt layout={layout} device={device} />
    </ReportView>
  );
}

/** The only component of the page that renders with each move of a colour. */
function LiveArt({ layout, device }: LiveLayoutProps) {
  const theme = useTheme();
  const visual = useStudio((state) => state.selected?.visual ?? '');
  const preset = useStylePreset(visual);
  // A style preset that is edited is seen as if every visual of its kind wore it.
  const shown = preset === null ? theme : applyPreset(theme, visual, preset);
  return <ReportArt theme={shown} layout={layout} device={device} />;
}
