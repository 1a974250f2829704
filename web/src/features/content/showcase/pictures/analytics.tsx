import { drawForecast, readForecastSettings, sayInEnglish } from '@flexa/visuals/forecast';
import { FORECAST_SAMPLES } from '@flexa/visuals/samples';
import type { Size } from '@flexa/visuals/scene';
import { ON_PAGE, PAGE_TEXT } from '../live/on-page';
import { Picture } from './scenes';
import { ON_A_CARD, type PictureSizes } from './sizes';

type Settings = Parameters<typeof readForecastSettings>[0];

/** A sample as the visual draws it. */
function drawForecastSample(sample: 'demand' | 'visits', size: Size, settings: Settings) {
  const [demand, visits] = FORECAST_SAMPLES;
  return drawForecast({
    ...ON_PAGE,
    size,
    say: sayInEnglish,
    settings: readForecastSettings({ ...PAGE_TEXT, ...settings }),
    data: (sample === 'demand' ? demand : visits).data,
  });
}

/** Draws demand up to today, one unusual month, and a forecast with its ranges. */
export function AnalyticsPicture({ sizes = ON_A_CARD }: { sizes?: PictureSizes }) {
  const settings = { forecast: { moments: 12 } };
  return <Picture sizes={sizes} draw={(size) => drawForecastSample('demand', size, settings)} />;
}

/** Draws a forecast whose ranges widen. */
export function Range() {
  const settings = { forecast: { moments: 24 } };
  return <Picture draw={(size) => drawForecastSample('visits', size, settings)} />;
}

/** Draws a month outside its range, with its label. */
export function Outlier() {
  const settings = { forecast: { show: false } };
  return <Picture draw={(size) => drawForecastSample('demand', size, settings)} />;
}

/** Draws the mark between measured and expected values. */
export function Today() {
  const ahead = { moments: 12, half: false, most: false, nearly: false };
  const settings = { forecast: ahead };
  return <Picture draw={(size) => drawForecastSample('demand', size, settings)} />;
}
