import {
  VARIANCE_MANIFEST,
  drawVarianceColumns,
  readVarianceSettings,
  sayInEnglish,
} from '@flexa/visuals/variance-columns';
import { VARIANCE_SAMPLES } from '@flexa/visuals/samples';
import { GOOD_IS, LiveVisual, SHOWN, type LiveOption } from './live-visual';
import { ON_PAGE, PAGE_TEXT } from './on-page';

/** Samples with the same fields as the first one. */
const SAMPLES = VARIANCE_SAMPLES.filter(({ value }) =>
  ['sales', 'forecast', 'panels'].includes(value),
);

const OPTIONS: readonly LiveOption[] = [
  { name: 'measure', label: 'Measure', choices: SAMPLES },
  {
    name: 'kind',
    label: 'Difference',
    choices: [
      { value: 'absolute', label: 'Absolute' },
      { value: 'percent', label: 'Percent' },
      { value: 'both', label: 'Both' },
    ],
  },
  GOOD_IS,
  { name: 'plan', label: 'Plan', choices: SHOWN },
  { name: 'previous', label: 'Previous year', choices: SHOWN.toReversed() },
  { name: 'labels', label: 'Values', choices: SHOWN },
];

/** Interactive variance columns. */
export function LiveVariance() {
  return (
    <LiveVisual
      manifest={VARIANCE_MANIFEST}
      options={OPTIONS}
      heights={[420, 380, 300]}
      draw={({ measure, kind, sense, plan, previous, labels }, size) => {
        const sample =
          VARIANCE_SAMPLES.find(({ value }) => value === measure) ?? VARIANCE_SAMPLES[0];
        const settings = readVarianceSettings({
          ...PAGE_TEXT,
          variance: { kind, sense },
          plan: { show: plan === 'yes' },
          previous: { show: previous === 'yes' },
          columns: { labels: labels === 'yes' },
        });
        const { data } = sample;
        return drawVarianceColumns({ data, settings, size, say: sayInEnglish, ...ON_PAGE });
      }}
    />
  );
}
