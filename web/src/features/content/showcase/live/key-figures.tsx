import {
  KEY_FIGURE_MANIFEST,
  drawKeyFigures,
  readKeyFigureSettings,
  sayInEnglish,
} from '@flexa/visuals/key-figure';
import { KEY_FIGURE_SAMPLES } from '@flexa/visuals/samples';
import { GOOD_IS, LiveVisual, SHOWN, type LiveOption } from './live-visual';
import { ON_PAGE, PAGE_TEXT } from './on-page';

const OPTIONS: readonly LiveOption[] = [
  { name: 'sample', label: 'Figures', choices: KEY_FIGURE_SAMPLES },
  {
    name: 'size',
    label: 'Card',
    choices: [
      { value: 'large', label: 'Large' },
      { value: 'medium', label: 'Medium' },
      { value: 'small', label: 'Small' },
    ],
  },
  {
    name: 'kind',
    label: 'Change',
    choices: [
      { value: 'percent', label: 'Percent' },
      { value: 'absolute', label: 'Absolute' },
      { value: 'both', label: 'Both' },
    ],
  },
  GOOD_IS,
  { name: 'line', label: 'Line', choices: SHOWN },
  { name: 'frame', label: 'Frame', choices: SHOWN },
];

/** Interactive key figures. */
export function LiveKeyFigures() {
  return (
    <LiveVisual
      manifest={KEY_FIGURE_MANIFEST}
      options={OPTIONS}
      heights={[160, 300, 520]}
      draw={({ sample, size: card, kind, sense, line, frame }, size) => {
        const { data } =
          KEY_FIGURE_SAMPLES.find(({ value }) => value === sample) ?? KEY_FIGURE_SAMPLES[0];
        const settings = readKeyFigureSettings({
          ...PAGE_TEXT,
          figure: { size: card },
          change: { kind, sense },
          line: { show: line === 'yes' },
          grid: { frame: frame === 'yes' },
        });
        return drawKeyFigures({ data, settings, size, say: sayInEnglish, ...ON_PAGE });
      }}
    />
  );
}
