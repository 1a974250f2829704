import {
  FORECAST_MANIFEST,
  drawForecast,
  readForecastSettings,
  sayInEnglish,
} from '@flexa/visuals/forecast';
import { FORECAST_SAMPLES } from '@flexa/visuals/samples';
import { LiveVisual, SHOWN, type LiveOption } from './live-visual';
import { ON_PAGE, PAGE_TEXT } from './on-page';

const OPTIONS: readonly LiveOption[] = [
  { name: 'sample', label: 'Measure', choices: FORECAST_SAMPLES },
  {
    name: 'moments',
    label: 'Ahead',
    choices: [
      { value: '12', label: 'A year' },
      { value: '6', label: 'Half' },
      { value: '24', label: 'Two' },
    ],
  },
  {
    name: 'confidence',
    label: 'Widest range',
    choices: [
      { value: '95', label: '95%' },
      { value: '99', label: '99%' },
      { value: '90', label: '90%' },
      { value: '80', label: '80%' },
    ],
  },
  {
    name: 'unfinished',
    label: 'Left out',
    choices: [
      { value: '0', label: 'None' },
      { value: '1', label: 'Last month' },
    ],
  },
  { name: 'outliers', label: 'Outliers', choices: SHOWN },
  {
    name: 'zero',
    label: 'Axis',
    choices: [
      { value: 'no', label: 'From the least' },
      { value: 'yes', label: 'From zero' },
    ],
  },
];

/** Interactive forecast with outliers. */
export function LiveForecast() {
  return (
    <LiveVisual
      manifest={FORECAST_MANIFEST}
      options={OPTIONS}
      heights={[420, 380, 300]}
      draw={({ sample, moments, confidence, unfinished, outliers, zero }, size) => {
        const { data } =
          FORECAST_SAMPLES.find(({ value }) => value === sample) ?? FORECAST_SAMPLES[0];
        const settings = readForecastSettings({
          ...PAGE_TEXT,
          outliers: { show: outliers === 'yes' },
          forecast: {
            moments: Number(moments),
            confidence: Number(confidence),
            unfinished: Number(unfinished),
          },
          axis: { zero: zero === 'yes' },
        });
        return drawForecast({ data, settings, size, say: sayInEnglish, ...ON_PAGE });
      }}
    />
  );
}
