import { MORE_LAYOUTS } from '../preview/more/more-page';
import type { Device } from '../store/page-names';
import { LiveLayout } from './live-layout';

/** The page with the visuals that fewer reports have, which comes when it is opened. */
export function LiveMore({ device }: { device: Device }) {
  return <LiveLayout layout={MORE_LAYOUTS[device]} device={device} />;
}
