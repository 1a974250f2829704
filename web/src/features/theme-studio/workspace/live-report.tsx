import type { Device, SamplePage } from '../store/page-names';
import { pickLayout } from '../preview/pages';
import { LiveLayout } from './live-layout';

/** Draws the report that follows the theme. */
export function LiveReport({ page, device }: { page: SamplePage; device: Device }) {
  return <LiveLayout layout={pickLayout(page, device)} device={device} />;
}
