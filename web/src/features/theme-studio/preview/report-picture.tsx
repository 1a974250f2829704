import { useId } from 'react';
import type { Theme } from '@flexa/theme-engine/model';
import type { Device, SamplePage } from '../store/page-names';
import { pickLayout } from './pages';
import { ReportArt } from './report-page';

interface ReportPictureProps {
  theme: Theme;
  page: SamplePage;
  /** Text for screen readers: "Report page in the theme Meridian". */
  title: string;
  device?: Device;
}

/** A page of a report as a picture: nothing to press, the same on the server. */
export function ReportPicture({ theme, page, title, device = 'desktop' }: ReportPictureProps) {
  const layout = pickLayout(page, device);
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className="block h-auto w-full"
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{title}</title>
      <ReportArt theme={theme} layout={layout} device={device} />
    </svg>
  );
}
