import {
  BRIDGE_MANIFEST,
  drawBridge,
  readBridgeSettings,
  sayInEnglish,
} from '@flexa/visuals/bridge';
import { BRIDGE_SAMPLES } from '@flexa/visuals/samples';
import { GOOD_IS, LiveVisual, SHOWN, type LiveOption } from './live-visual';
import { ON_PAGE, PAGE_TEXT } from './on-page';

const OPTIONS: readonly LiveOption[] = [
  { name: 'sample', label: 'Steps', choices: BRIDGE_SAMPLES },
  {
    name: 'direction',
    label: 'Direction',
    choices: [
      { value: 'columns', label: 'Across' },
      { value: 'rows', label: 'Down' },
    ],
  },
  {
    name: 'fold',
    label: 'Smallest steps',
    choices: [
      { value: 'yes', label: 'Folded' },
      { value: 'no', label: 'Each' },
    ],
  },
  GOOD_IS,
  {
    name: 'axis',
    label: 'Axis',
    choices: [
      { value: 'auto', label: 'Cut' },
      { value: 'off', label: 'From zero' },
    ],
  },
  { name: 'labels', label: 'Values', choices: SHOWN },
];

/** Interactive bridge chart. */
export function LiveBridge() {
  return (
    <LiveVisual
      manifest={BRIDGE_MANIFEST}
      options={OPTIONS}
      heights={[380, 360, 300]}
      draw={({ sample, direction, fold, sense, axis, labels }, size) => {
        const { data } = BRIDGE_SAMPLES.find(({ value }) => value === sample) ?? BRIDGE_SAMPLES[0];
        const settings = readBridgeSettings({
          ...PAGE_TEXT,
          rest: { show: fold === 'yes', keep: 4 },
          bars: { direction, sense, labels: labels === 'yes' },
          scale: { break: axis },
        });
        return drawBridge({ data, settings, size, say: sayInEnglish, ...ON_PAGE });
      }}
    />
  );
}
