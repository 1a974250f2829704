import { PACKS_LAYOUTS } from '../preview/packs/packs-page';
import type { Device } from '../store/page-names';
import { LiveLayout } from './live-layout';

/** Draws the page with our own visuals. Their renderers load with it. */
export function LivePacks({ device }: { device: Device }) {
  return <LiveLayout layout={PACKS_LAYOUTS[device]} device={device} />;
}
