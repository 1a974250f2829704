import { MORE_LAYOUTS } from '../preview/more/more-page';
import type { Device } from '../store/page-names';
import { LiveLayout } from './live-layout';

/** Draws the page with less common visuals. Loads when opened. */
export function LiveMore({ device }: { device: Device }) {
  return <LiveLayout layout={MORE_LAYOUTS[device]} device={device} />;
}
