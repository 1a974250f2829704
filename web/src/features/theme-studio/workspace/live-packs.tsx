import { PACKS_LAYOUTS } from '../preview/packs/packs-page';
import type { Device } from '../store/page-names';
import { LiveLayout } from './live-layout';

/** The page with our own visuals: their renderers come with it, and no earlier. */
export function LivePacks({ device }: { device: Device }) {
  return <LiveLayout layout={PACKS_LAYOUTS[device]} device={device} />;
}
