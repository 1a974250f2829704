import {
  BULLET_MANIFEST,
  drawBulletList,
  readBulletSettings,
  sayInEnglish,
} from '@flexa/visuals/bullet-list';
import { BULLET_SAMPLES } from '@flexa/visuals/samples';
import { GOOD_IS, LiveVisual, SHOWN, type LiveOption } from './live-visual';
import { ON_PAGE, PAGE_TEXT } from './on-page';

const OPTIONS: readonly LiveOption[] = [
  { name: 'sample', label: 'Rows', choices: BULLET_SAMPLES },
  {
    name: 'order',
    label: 'Order',
    choices: [
      { value: 'report', label: 'As they come' },
      { value: 'most', label: 'Largest' },
      { value: 'best', label: 'Best' },
    ],
  },
  {
    name: 'kind',
    label: 'Beside the bar',
    choices: [
      { value: 'value', label: 'Actual' },
      { value: 'difference', label: 'Difference' },
      { value: 'percent', label: 'Percent' },
    ],
  },
  GOOD_IS,
  { name: 'target', label: 'Target', choices: SHOWN },
  { name: 'ranges', label: 'Ranges', choices: SHOWN },
];

/** Interactive bullet list. */
export function LiveBullets() {
  return (
    <LiveVisual
      manifest={BULLET_MANIFEST}
      options={OPTIONS}
      heights={[240, 240, 220]}
      draw={({ sample, order, kind, sense, target, ranges }, size) => {
        const { data } = BULLET_SAMPLES.find(({ value }) => value === sample) ?? BULLET_SAMPLES[0];
        const settings = readBulletSettings({
          ...PAGE_TEXT,
          rows: { order, height: 36 },
          values: { kind, sense },
          target: { show: target === 'yes' },
          ranges: { show: ranges === 'yes' },
        });
        return drawBulletList({ data, settings, size, say: sayInEnglish, ...ON_PAGE });
      }}
    />
  );
}
