import {
  drawForecast,
  readForecastSettings,
  sayInEnglish as sayForecast,
} from '@flexa/visuals/forecast';
import {
  drawKeyFigures,
  readKeyFigureSettings,
  sayInEnglish as sayFigures,
} from '@flexa/visuals/key-figure';
import { SceneView } from '@flexa/visuals/react';
import type { Scene } from '@flexa/visuals/scene';
import {
  drawVarianceColumns,
  readVarianceSettings,
  sayInEnglish as sayVariance,
} from '@flexa/visuals/variance-columns';
import { renderToStaticMarkup } from 'react-dom/server';
import { FORECAST_SAMPLES } from '@/features/content/showcase/live/forecast-data';
import { KEY_FIGURE_SAMPLES } from '@/features/content/showcase/live/key-figure-data';
import { ON_PAGE } from '@/features/content/showcase/live/on-page';
import { VARIANCE_SAMPLES } from '@/features/content/showcase/live/variance-data';

const size = { width: 1008, height: 254 };
/** Where an address is shared a picture is small. */
const TEXT = { text: { fontFamily: 'Inter', fontSize: 13 } };

/** The visual that stands for a pack. Tables are HTML, which no picture is made of. */
const SCENES: Readonly<Record<string, () => Scene>> = {
  '/flexa-charts': () =>
    drawVarianceColumns({
      ...{ ...ON_PAGE, size, say: sayVariance, data: VARIANCE_SAMPLES[0].data },
      settings: readVarianceSettings({ ...TEXT, legend: { show: false } }),
    }),
  '/flexa-design': () =>
    drawKeyFigures({
      ...{ ...ON_PAGE, size, say: sayFigures, settings: readKeyFigureSettings(TEXT) },
      data: {
        figures: KEY_FIGURE_SAMPLES[0].figures,
        axis: { name: 'Month', first: 'Jan', last: 'Dec' },
      },
    }),
  '/flexa-analytics': () =>
    drawForecast({
      ...{ ...ON_PAGE, size, say: sayForecast, data: FORECAST_SAMPLES[0].data },
      settings: readForecastSettings(TEXT),
    }),
};

/** The drawing of a pack's page as SVG, in colours named as in tokens.css, by the code that runs in Power BI. */
export function packPicture(path: string): string | undefined {
  const scene = SCENES[path]?.();
  return scene && renderToStaticMarkup(<SceneView scene={scene} />);
}
